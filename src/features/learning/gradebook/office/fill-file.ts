import { createHash } from 'node:crypto'
import type { NoteCode } from '#src/features/content/exchange/note-codes.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { cellsOf, gradeOf } from '../sheet.ts'
import { readStudents } from '../server/read-students.ts'
import { mayFill } from '../server/rules.ts'
import { type BookRow, readBook } from '../server/state.ts'
import { addressOf } from './edit-sheet.ts'
import { findColumns } from './find-columns.ts'
import { readOfficeFile, writeOfficeFile } from './office-file.ts'
import type { OfficeSheet } from './office-sheets.ts'
import { isReplaced, namesOf, officeValues } from './office-students.ts'
import { type OfficeStudent, planFile } from './plan-file.ts'
import { headsHash, recallColumns, rememberColumns } from './remembered-columns.ts'
import type { OfficeMapping } from './targets.ts'

type Fill = typeof gradebookApi.fillOfficeFile

/** Students whose cells an answer lists. */
const rowsMost = 500
/** Rows of each kind of remark that an answer lists. */
const remarksMost = 200

/**
 * Fills the marks file of the office. A dry run names what would be written; the act takes the agreement of that run, and
 * is refused where a grade or the choice of columns is another one. Nothing is kept here of the file.
 */
export async function fillOfficeFile({ db, viewer, input }: Call<Fill>): Promise<AnswerOf<Fill>> {
  const { classId, base64, agreed } = input
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  must(mayFill(standing))
  const bytes = Buffer.from(base64, 'base64')
  const sheets = await orRefused(readOfficeFile(bytes))
  const { sheet, found, used } = await sheetOf(db, {
    sheets,
    chosen: input.sheet,
    userId: viewer.id,
  })
  const { name, rows } = sheet
  const mapping: OfficeMapping = input.columns ?? used ?? found.mapping
  const formulas = new Set(rows.flatMap((row) => row.formulas))
  const students = await officeStudents(db, {
    classId,
    book: book!,
    hasNotes: mapping.note !== null,
  })
  const plan = planFile(
    rows,
    {
      ...{ from: found.from, mapping },
      hasFormula: (row, column) => formulas.has(addressOf(row, column)),
    },
    students,
  )
  const closed = new Set(sheet.closed)
  if (plan.writes.some(({ row, column }) => closed.has(addressOf(row, column))))
    throw new AppError(errors.cellsClosed)
  const agreement = createHash('sha256')
    .update(JSON.stringify([name, plan.writes]))
    .digest('hex')
  if (agreed !== null && agreed !== agreement) throw new AppError(errors.planChanged)
  const filled =
    agreed === null
      ? null
      : await orRefused(writeOfficeFile(bytes, { sheet: name, edits: plan.writes }))
  if (filled !== null) {
    const heads = headsHash(found.heads)
    await rememberColumns(db, { userId: viewer.id, heads, columns: mapping })
  }
  const byId = new Map(students.map((one) => [one.userId, one]))
  const shown = (userId: number) => {
    const { number, names } = byId.get(userId)!
    return { userId, number, name: names[0]! }
  }
  return {
    ...{ agreement, sheet: name, sheets: sheets.map((one) => one.name), heads: found.heads },
    ...{ columns: mapping, remembered: input.columns === null && used !== undefined },
    rows: plan.rows.slice(0, rowsMost).map(({ row, userId }) => ({
      ...{ row, student: shown(userId) },
      cells: plan.writes
        .filter((one) => one.row === row)
        .map(({ target, was, is }) => ({ target, was, is: String(is) })),
    })),
    ...{ writes: plan.writes.length, replaced: plan.writes.filter(isReplaced).length },
    ...{ same: plan.same, formulas: plan.formulas, missing: plan.missing.map(shown) },
    ...{ unknownCount: plan.unknown.length, otherNameCount: plan.otherNames.length },
    unknown: plan.unknown.slice(0, remarksMost),
    otherNames: plan.otherNames.slice(0, remarksMost),
    noGrade: plan.noGrade.map(shown),
    base64: filled && Buffer.from(filled).toString('base64'),
  }
}

/** The chosen sheet; else one of a form that the person has filled before, or the first with student numbers. */
async function sheetOf(
  db: Call<Fill>['db'],
  { sheets, chosen, userId }: { sheets: OfficeSheet[]; chosen: string | null; userId: number },
) {
  const fitting = sheets.flatMap((sheet) => {
    const found = chosen === null || sheet.name === chosen ? findColumns(sheet.rows) : undefined
    return found ? [{ sheet, found, hash: headsHash(found.heads) }] : []
  })
  const remembered = await recallColumns(db, { userId, hashes: fitting.map(({ hash }) => hash) })
  const one = fitting.find(({ hash }) => remembered.has(hash)) ?? fitting[0]
  if (!one) throw new AppError(errors.noNumbers)
  return { sheet: one.sheet, found: one.found, used: remembered.get(one.hash) }
}

const refusals: Partial<Record<NoteCode, KnownError>> = {
  fileEncrypted: errors.fileLocked,
  fileUnknown: errors.fileOld,
}

async function orRefused<V>(act: Promise<V>): Promise<V> {
  try {
    return await act
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new AppError(refusals[error.code] ?? errors.fileBroken)
  }
}

/** The students of a frozen gradebook with what the office gets of each. */
async function officeStudents(
  db: Parameters<typeof readStudents>[0],
  { classId, book, hasNotes }: { classId: number; book: BookRow; hasNotes: boolean },
): Promise<OfficeStudent[]> {
  const rows = await readStudents(db, { classId, userId: null })
  return rows.flatMap(({ userId, number, person, marks, frozen }) =>
    person === null
      ? []
      : [
          {
            ...{ userId, number, names: namesOf(person) },
            values: officeValues(gradeOf(book, cellsOf({ marks, given: frozen })), {
              ...{ scheme: book.scheme, rounding: book.rounding, hasNotes },
            }),
          },
        ],
  )
}
