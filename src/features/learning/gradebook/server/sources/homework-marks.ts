import { fullMarkMost } from '../../limits.ts'
import type { Entry } from '../../value.ts'
import type { GivenMark } from '../mark-source.ts'

/** What the homework of a class says. Marks are in hundredths of a point. */
export interface Homework {
  items: readonly {
    homeworkId: number
    title: string
    fullMark: number | null
    dueAt: Date | string | null
    released: boolean
  }[]
  marks: readonly {
    homeworkId: number
    studentId: number
    state: 'missing' | 'handed-in' | 'excused' | 'marked'
    mark: number | null
    late: boolean
  }[]
}

/** The columns that it offers: homework that is marked by points. */
export const homeworkOffers = ({ items }: Pick<Homework, 'items'>) =>
  items.flatMap(({ homeworkId, title, fullMark }) =>
    fullMark === null || fullMark <= 0 || fullMark > fullMarkMost
      ? []
      : [{ sourceId: homeworkId, name: title, of: '', fullMark }],
  )

/** The marks of homework. One that waits for its mark is missing, and so in the list before a gradebook is frozen. */
export const homeworkMarks = ({ marks }: Pick<Homework, 'marks'>): GivenMark[] =>
  marks.flatMap(({ homeworkId, studentId, ...given }) => {
    const entry = entryOf(given)
    return entry ? [{ sourceId: homeworkId, userId: studentId, entry }] : []
  })

function entryOf({
  state,
  mark,
  late,
}: Pick<Homework['marks'][number], 'state' | 'mark' | 'late'>): Entry | null {
  if (state === 'excused') return { word: 'excused' }
  return state === 'marked' && mark !== null ? { mark, late } : null
}
