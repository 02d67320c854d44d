import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { bankErrors } from '../../bank/errors.ts'
import { folderToFill } from '../../bank/server/folders.ts'
import { createQuestions } from '../../bank/server/save-question.ts'
import { createPaper } from '../../paper/server/create-paper.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { withRandomIds } from '../../question/body/random-ids.ts'
import type { Difficulty } from '../../question/types.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { questionImportRows, questionImports } from '../tables.ts'
import { defaultPoints, isTakable } from '../takable.ts'
import { dropUnused } from './drop-files.ts'
import { holdImport } from './hold-import.ts'
import { mayReview } from './rules.ts'

type Row = typeof questionImportRows.$inferSelect & { body: QuestionBody }

/**
 * Takes over the kept rows as questions, and as a paper where one is asked for: all in one transaction. A second
 * call answers as the first.
 */
export async function takeOver(call: Call<typeof exchangeApi.takeOver>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const held = await holdImport(tx, viewer, input.importId)
    if (held.state === 'taken') {
      return { questions: await countKept(tx, held.id), paperId: held.paperId }
    }
    must(mayReview(held))
    const rows = (await keptRows(tx, held.id)) as Row[]
    if (rows.length === 0) throw new AppError(exchangeErrors.nothingKept)
    if (!rows.every(isTakable)) throw new AppError(exchangeErrors.rowsWithErrors)
    const { folderId, ownerId } = await folderToFill(tx, viewer, input.folderId)
    if (ownerId !== viewer.id) throw new AppError(bankErrors.folderNotOwner)
    const made = await createQuestions(
      tx,
      call,
      rows.map(({ body, difficulty, points, tags }) => ({
        ...{ ownerId, folderId, body: withRandomIds(body), tags },
        ...(difficulty !== null && { difficulty: difficulty as Difficulty }),
        ...(points !== null && { points }),
      })),
    )
    await nameQuestions(tx, rows, made)
    const paperId = input.paperName
      ? await createPaper(tx, {
          ...{ ownerId: viewer.id, name: input.paperName, printedTotal: held.printedTotal },
          sections: held.sections,
          questions: rows.map(({ section, points }, at) => ({
            ...made[at]!,
            section,
            points: points ?? defaultPoints,
          })),
        })
      : null
    await tx
      .update(questionImports)
      .set({
        ...{ state: 'taken', takenAt: new Date(), pasted: null, paperId },
        folderId,
      })
      .where(eq(questionImports.id, held.id))
    await dropUnused(tx, held)
    return { questions: rows.length, paperId }
  })
}

const areKept = (importId: number) =>
  and(eq(questionImportRows.importId, importId), questionImportRows.keep)

const countKept = (tx: Tx, importId: number) => tx.$count(questionImportRows, areKept(importId))

const keptRows = (tx: Tx, importId: number) =>
  tx
    .select()
    .from(questionImportRows)
    .where(areKept(importId))
    .orderBy(asc(questionImportRows.position))

async function nameQuestions(
  tx: Tx,
  rows: readonly Row[],
  made: readonly { questionId: number }[],
) {
  await tx.execute(sql`
    update question_import_rows r set question_id = made.question_id
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[],
      ${sql.param(made.map(({ questionId }) => questionId))}::int[]) as made (id, question_id)
    where r.id = made.id`)
}
