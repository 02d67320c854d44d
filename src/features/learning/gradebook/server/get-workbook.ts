import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { type Sheet, writeTable } from '#src/features/learning/progress/server/table-file.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { Gradebook, GradeStudent, gradebookApi } from '../contract.ts'
import { gradebookErrors } from '../errors.ts'
import { gradeParts } from '../limits.ts'
import { type Exact, round } from '../rules/exact.ts'
import type { RowGrade } from '../rules/grade-row.ts'
import { showTotal, tenthsOf } from '../rules/scheme.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { type Entry, showMark } from '../value.ts'
import { readSheet } from './read-sheet.ts'
import { mayReadAll } from './rules.ts'
import { type BookRow, readBook } from './state.ts'
import { workbookText as text } from './workbook-text.ts'

/** Writes the whole gradebook as a workbook: marks and totals as numbers, and words as words. */
export async function getWorkbook({
  db,
  viewer,
  locale,
  input: { classId },
}: Call<typeof gradebookApi.getWorkbook>): Promise<AnswerOf<typeof gradebookApi.getWorkbook>> {
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  must(mayReadAll(standing))
  if (!book) throw new AppError(gradebookErrors.none)
  const students = await readSheet({ db, locale }, { classId, userId: null, book })
  const sheet = gradebookSheet(book, students, locale)
  const table = await writeTable(sheet, 'xlsx')
  return { ...table, name: `${headOf(standing).name} ${sheet.name}.xlsx` }
}

/** The whole gradebook as a table. */
export function gradebookSheet(
  book: BookRow,
  students: readonly GradeStudent[],
  locale: Locale,
): Sheet {
  const groups = new Map(book.groups.map(({ groupId, name }) => [groupId, name]))
  return {
    name: pick(text.sheet, locale),
    heads: headsOf(book, locale),
    rows: students.map((student) => rowOf(student, book, groups, locale)),
  }
}

/** Each column says its full mark, without which a number says little outside the site. */
const headsOf = ({ columns }: Pick<Gradebook, 'columns'>, locale: Locale): string[] => [
  ...[text.number, text.name, text.group].map((head) => pick(head, locale)),
  ...columns.map(({ name, fullMark }) => `${name} (${showMark(fullMark)})`),
  ...gradeParts.map((part) => pick(text.parts[part], locale)),
  pick(text.total, locale),
]

function rowOf(
  student: GradeStudent,
  book: Gradebook,
  groups: ReadonlyMap<number, string>,
  locale: Locale,
) {
  const cells = cellsOf(student)
  const grade = gradeOf(book, cells)
  return [
    ...[student.number, student.name, groups.get(student.groupId ?? 0) ?? null],
    ...book.columns.map(({ columnId, fullMark }) => valueOf(cells.get(columnId), fullMark, locale)),
    ...gradeParts.map((part) => percentOf(grade.parts[part])),
    totalOf(grade, book, locale),
  ]
}

/** Three of four lessons are 75 in a column of 100, so that the numbers below one head can be compared. */
function valueOf(entry: Entry | undefined, fullMark: number, locale: Locale) {
  if (!entry) return null
  if ('word' in entry) return pick(text.words[entry.word], locale)
  const { mark, of = fullMark } = entry
  return round({ num: BigInt(mark) * BigInt(fullMark), den: BigInt(of) }, 1) / 100
}

const percentOf = (share: Exact | null) => (share === null ? null : round(share, 10_000) / 100)

/** The total as the scheme of the gradebook shows it; the word of an examination stands in its place. */
function totalOf(
  { total, word }: Pick<RowGrade, 'total' | 'word'>,
  { scheme, rounding }: Pick<Gradebook, 'scheme' | 'rounding'>,
  locale: Locale,
) {
  if (word) return pick(text.words[word], locale)
  if (total === null) return null
  const shown = showTotal(tenthsOf(total, rounding), scheme)
  if (shown.kind === 'level') return pick(text.levels[shown.level], locale)
  if (shown.kind === 'passed') return pick(shown.passed ? text.passed : text.failed, locale)
  return shown.tenths / 10
}
