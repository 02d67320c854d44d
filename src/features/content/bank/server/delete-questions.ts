import { inArray } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { bankApi } from '../contract.ts'
import { questions } from '../tables.ts'
import { chooseQuestions } from './choose-questions.ts'
import { findUses } from './find-uses.ts'
import { keepUndo } from './keep-undo.ts'
import type { Right } from './reach.ts'
import { mayDelete } from './rules.ts'

/**
 * Deletes questions, so that they can be taken back for a while.
 * @throws question.inUse with the uses, unless those in use are to be skipped; question.notOwner
 */
export async function deleteQuestions(call: Call<typeof bankApi.deleteQuestions>) {
  const { db, viewer, locale, input } = call
  return db.transaction(async (tx) => {
    const may = (right: Right) => mayDelete(right, [], locale)
    const all = await chooseQuestions(tx, viewer, input.chosen, { may })
    const uses = await findUses(
      tx,
      call,
      all.map(({ id }) => id),
    )
    const ruling = mayDelete('own', uses, locale)
    if (ruling && !input.skipUsed) throw new AppError(ruling, { data: { uses } })
    const used = new Set(uses.map(({ questionId }) => questionId))
    const ids = all.map(({ id }) => id).filter((id) => !used.has(id))
    if (ids.length > 0) {
      await tx.update(questions).set({ deletedAt: new Date() }).where(inArray(questions.id, ids))
    }
    const before = ids.map((questionId) => ({ questionId, value: null }))
    return { ...(await keepUndo(tx, viewer, { act: 'delete', before, after: null })), uses }
  })
}

/** Takes back deleted questions into their folders, or out of all folders where theirs is gone. */
export async function takeBackQuestions({
  db,
  viewer,
  locale,
  input,
}: Call<typeof bankApi.takeBackQuestions>) {
  return db.transaction(async (tx) => {
    const { questionIds } = input
    const may = (right: Right) => mayDelete(right, [], locale)
    const all = await chooseQuestions(tx, viewer, { questionIds }, { may, deleted: true })
    await tx.update(questions).set({ deletedAt: null }).where(inArray(questions.id, questionIds))
    return { changed: all.length }
  })
}
