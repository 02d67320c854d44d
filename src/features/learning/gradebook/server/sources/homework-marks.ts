import type { homeworkMarksOf } from '#src/features/learning/homework/server/homework-marks-of.ts'
import { fullMarkMost } from '../../limits.ts'
import type { Entry } from '../../value.ts'
import type { GivenMark } from '../mark-source.ts'

type Homework = Awaited<ReturnType<typeof homeworkMarksOf>>
type Mark = Pick<
  Homework['marks'][number],
  'homeworkId' | 'studentId' | 'state' | 'mark' | 'released'
>

/** The columns that it offers: homework that is marked by points. */
export const homeworkOffers = ({
  items,
}: {
  items: readonly Omit<Homework['items'][number], 'dueAt'>[]
}) =>
  items.flatMap(({ homeworkId, title, fullMark }) =>
    fullMark === null || fullMark <= 0 || fullMark > fullMarkMost
      ? []
      : [{ sourceId: homeworkId, name: title, of: '', fullMark }],
  )

/**
 * The marks of homework, after its own rule for late work, which the student was shown: the gradebook takes nothing off
 * for it again. A mark that was not returned yet is missing, because a released gradebook would show it.
 */
export const homeworkMarks = ({ marks }: { marks: readonly Mark[] }): GivenMark[] =>
  marks.flatMap(({ homeworkId, studentId, ...given }) => {
    const entry = entryOf(given)
    return entry ? [{ sourceId: homeworkId, userId: studentId, entry }] : []
  })

function entryOf({
  state,
  mark,
  released,
}: Pick<Mark, 'state' | 'mark' | 'released'>): Entry | null {
  if (state === 'excused') return { word: 'excused' }
  return state === 'marked' && released && mark !== null ? { mark } : null
}
