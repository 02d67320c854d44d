import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { mustName } from '../../bank/server/name-files.ts'
import { mustBeWithinLimits } from '../../bank/server/within-limits.ts'
import { filesOfBody } from '../../question/body/files.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { questionImportRows } from '../tables.ts'
import { bytesOf, mustHaveImportRoom } from './import-room.ts'
import { holdReview } from './hold-import.ts'

/**
 * Edits a row of a review. An edited row has no notes any more: its owner has seen it.
 * @throws file.unknown, file.otherType, question.tooManyFormulas and the like, as in a save of a question;
 * exchange.noImportRoom
 */
export async function saveRow({ db, viewer, input }: Call<typeof exchangeApi.saveRow>) {
  const { importId, rowId, keep, difficulty, points } = input
  const body = input.body && cleanBody(input.body)
  if (body) mustBeWithinLimits(body)
  await db.transaction(async (tx) => {
    await holdReview(tx, viewer, importId)
    if (body) {
      await mustName(tx, viewer, filesOfBody(body))
      await mustHaveImportRoom(tx, viewer.id, bytesOf(body))
    }
    const { rowCount } = await tx
      .update(questionImportRows)
      .set({
        ...(keep !== undefined && { keep }),
        ...(difficulty !== undefined && { difficulty }),
        ...(points !== undefined && { points }),
        ...(body && { body, edited: true, notes: [] }),
        importId,
      })
      .where(and(eq(questionImportRows.id, rowId), eq(questionImportRows.importId, importId)))
    if (rowCount === 0) throw new AppError(exchangeErrors.rowUnknown)
  })
  return {}
}
