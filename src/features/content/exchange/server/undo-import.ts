import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { findUses } from '../../bank/server/find-uses.ts'
import { binQuestions } from '../../bank/server/bin-questions.ts'
import { dropPaper } from '../../paper/server/delete-paper.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { questionImportRows, questionImports } from '../tables.ts'
import { holdImport } from './hold-import.ts'
import { mayUndo } from './rules.ts'

/** Names of places that a refusal lists. */
const placesShown = 3

/**
 * Undoes an import as one: its paper ends and its questions go to the deleted ones.
 * @throws exchange.questionsInUse where a quiz or another paper uses one
 */
export async function undoImport(call: Call<typeof exchangeApi.undoImport>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const held = await holdImport(tx, viewer, input.importId)
    if (held.state === 'undone') return { questions: 0 }
    must(mayUndo(held))
    const rows = await tx
      .select({ questionId: questionImportRows.questionId })
      .from(questionImportRows)
      .where(
        and(eq(questionImportRows.importId, held.id), isNotNull(questionImportRows.questionId)),
      )
    const questionIds = rows.map(({ questionId }) => questionId!)
    if (held.paperId !== null) await dropPaper(tx, held.paperId)
    const uses = await findUses(tx, call, questionIds)
    if (uses.length > 0) {
      const names = [...new Set(uses.map(({ name }) => name).filter(Boolean))]
      throw new AppError(exchangeErrors.questionsInUse, {
        values: { uses: names.slice(0, placesShown).join(', ') },
        data: { uses },
      })
    }
    const questions = await binQuestions(tx, viewer, questionIds)
    await tx
      .update(questionImports)
      .set({ state: 'undone', undoneAt: sql`now()` })
      .where(eq(questionImports.id, held.id))
    return { questions }
  })
}
