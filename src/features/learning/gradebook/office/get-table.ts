import { writeTable } from '#src/features/learning/progress/server/table-file.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { round } from '../rules/exact.ts'
import type { RowGrade } from '../rules/grade-row.ts'
import { mayReadAll } from '../server/rules.ts'
import { readSheet } from '../server/read-sheet.ts'
import { readBook } from '../server/state.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { showMark } from '../value.ts'
import { showGrade } from '../show-grade.ts'
import { gradeWords, tableText as t } from './office-text.ts'

type Table = typeof gradebookApi.getTable

/** Writes a gradebook as a workbook: numbers as numbers, words as words. */
export async function getTable({
  db,
  viewer,
  locale,
  input,
}: Call<Table>): Promise<AnswerOf<Table>> {
  const { classId } = input
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  must(mayReadAll(standing))
  if (!book) throw new AppError(errors.none)
  const names = gradeWords[locale]
  const students = await readSheet({ db, locale }, { classId, userId: null, book })
  const groups = new Map(book.groups.map(({ groupId, name }) => [groupId, name]))
  const percent = (share: RowGrade['total']) => (share === null ? null : round(share, 10_000) / 100)
  const table = await writeTable(
    {
      name: pick(t.sheet, locale),
      heads: [
        ...[t.number, t.name, t.group].map((head) => pick(head, locale)),
        ...book.columns.map(
          ({ name, fullMark }) => `${name} (${pick(t.outOf, locale)} ${showMark(fullMark)})`,
        ),
        ...[t.usual, t.exam, t.total].map((head) => pick(head, locale)),
      ],
      rows: students.map((student) => {
        const cells = cellsOf(student)
        const grade = gradeOf(book, cells)
        const shown = showGrade(grade, book, names)
        return [
          ...[student.number, student.name, groups.get(student.groupId ?? 0) ?? ''],
          ...book.columns.map(({ columnId, fullMark }) => {
            const entry = cells.get(columnId)
            if (!entry) return null
            if ('word' in entry) return names.words[entry.word]
            // Three of four lessons are 75 below a head that says 100.
            return Math.round((entry.mark * fullMark) / (entry.of ?? fullMark)) / 100
          }),
          ...[percent(grade.parts.usual), percent(grade.parts.exam)],
          shown === '' ? null : /^\d+(\.\d+)?$/.test(shown) ? Number(shown) : shown,
        ]
      }),
    },
    'xlsx',
  )
  return { ...table, name: `${standing.name} ${pick(t.sheet, locale)}.xlsx` }
}
