import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { officeBytesMost, officeTargets, officeWidthMost } from './targets.ts'

const column = z.int().min(0).max(officeWidthMost).nullable()
/** Each column is for one thing: two values for one cell would break the file. */
const mapping = z
  .object({
    ...{ number: column, name: column, usual: column, exam: column, total: column, note: column },
  })
  .refine((columns) => {
    const chosen = Object.values(columns).filter((one) => one !== null)
    return new Set(chosen).size === chosen.length
  })
const student = z.object({ userId: z.int(), name: z.string(), number: z.string() })

/** The part of the contract about the marks file of the office. */
export const officeApi = {
  fillOfficeFile: endpoint({
    method: 'POST',
    path: 'Gradebook/FillOfficeFile',
    access: 'login',
    summary: {
      zh: '填写教务成绩单',
      en: 'Fill the marks file of the office (xls, xlsx, or a table as HTML, XML or text) from a frozen gradebook: first what would be written, then the file',
    },
    input: z.object({
      classId: idInBody(),
      base64: z.base64().max(Math.ceil(officeBytesMost / 3) * 4),
      /** The sheet and its columns; null: they are found by their heads. */
      sheet: z.string().max(300).nullable(),
      columns: mapping.nullable(),
      /** Null: a dry run. Else what the dry run has answered, so that nothing unseen is written. */
      agreed: z.string().max(100).nullable(),
    }),
    answer: z.object({
      agreement: z.string(),
      sheet: z.string(),
      sheets: z.array(z.string()),
      /** The words of each column; '' for none. */
      heads: z.array(z.string()),
      columns: mapping,
      /** Whether the columns are those that the person has used for a file with the same heads. */
      remembered: z.boolean(),
      /** Students who get something, with what; the first of many. */
      rows: z.array(
        z.object({
          ...{ row: z.int(), student },
          cells: z.array(
            z.object({ target: z.enum(officeTargets), was: z.string(), is: z.string() }),
          ),
        }),
      ),
      /** Cells that are written, those that have another value before, and those that have it already. */
      ...{ writes: z.int(), replaced: z.int(), same: z.int() },
      /** Cells with a formula, which stay as they are. */
      formulas: z.int(),
      /** Rows of the file that get nothing, and names that differ: their number, and the first of them. */
      ...{ unknownCount: z.int(), otherNameCount: z.int() },
      unknown: z.array(
        z.object({
          ...{ row: z.int(), number: z.string(), name: z.string() },
          why: z.enum(['unknown', 'twice']),
        }),
      ),
      otherNames: z.array(
        z.object({ row: z.int(), number: z.string(), theirs: z.string(), ours: z.string() }),
      ),
      missing: z.array(student),
      noGrade: z.array(student),
      /** The filled file, where it was agreed. */
      base64: z.string().nullable(),
    }),
    errors: [
      ...[classErrors.unknown, classErrors.notHelper, errors.none, errors.notFrozen],
      ...[errors.fileBroken, errors.fileLocked, errors.fileOld, errors.cellsClosed],
      ...[errors.noNumbers, errors.planChanged],
    ],
    perMinute: 20,
    maxBytes: officeBytesMost * 1.4,
  }),
}
