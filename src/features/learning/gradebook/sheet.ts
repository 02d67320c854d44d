import type { Gradebook, GradeColumn, GradeStudent } from './contract.ts'
import { gradeRow, type RowGrade } from './rules/grade-row.ts'
import { codeOf, type Entry, entryOf, isWord } from './value.ts'

export type Cells = ReadonlyMap<number, Entry>

/** Reads the cells of a student: marks by hand stand in place of given ones. */
export function cellsOf({
  marks,
  given,
}: Pick<GradeStudent, 'marks' | 'given'>): Map<number, Entry> {
  const cells = givenOf(given)
  for (const [columnId, entry] of byHandOf(marks)) cells.set(columnId, entry)
  return cells
}

/** Reads marks by hand. */
export function byHandOf(marks: string): Map<number, Entry> {
  const cells = new Map<number, Entry>()
  if (marks === '') return cells
  for (const text of marks.split(',')) {
    const at = text.indexOf(':')
    const entry = entryOf(text.slice(at + 1))
    if (entry) cells.set(Number(text.slice(0, at)), entry)
  }
  return cells
}

/** Writes marks by hand. */
export const byHandText = (cells: Cells): string =>
  [...cells].map(([columnId, entry]) => `${columnId}:${codeOf(entry)}`).join(',')

/** Reads the marks of sources. */
export function givenOf(given: string): Map<number, Entry> {
  const cells = new Map<number, Entry>()
  if (given === '') return cells
  for (const text of given.split(',')) {
    const [columnId, code = '', of = '', late] = text.split(':')
    if (isWord(code)) cells.set(Number(columnId), { word: code })
    else
      cells.set(Number(columnId), {
        ...{
          mark: Number(code),
          ...(of !== '' && { of: Number(of) }),
          ...(late === 'L' && { late: true }),
        },
      })
  }
  return cells
}

/** Grades a student of a gradebook. */
export const gradeOf = (
  { categories, columns, state }: Pick<Gradebook, 'categories' | 'columns' | 'state'>,
  cells: Cells,
): RowGrade =>
  gradeRow({ categories, columns, frozen: state !== 'open' }, (columnId) => cells.get(columnId))

/** Whether a cell becomes zero when the gradebook is frozen. */
export const isMissing = (entry: Entry | undefined): boolean =>
  !entry || ('word' in entry && entry.word === 'postponed')

/** The cells that become zero when the gradebook is frozen. */
export const missingOf = <S extends Pick<GradeStudent, 'marks' | 'given'>>(
  columns: readonly Pick<GradeColumn, 'columnId'>[],
  students: readonly S[],
): { student: S; columnId: number }[] =>
  students.flatMap((student) => {
    const cells = cellsOf(student)
    return columns
      .filter(({ columnId }) => isMissing(cells.get(columnId)))
      .map(({ columnId }) => ({ student, columnId }))
  })
