import { findDraft } from '#src/features/content/draft/server/hold-draft.ts'
import { mayRead } from '#src/features/content/draft/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { outlineApi } from '../contract.ts'
import { findPools } from './find-pools.ts'

/** Answers with what the rules of draws find in folders that the person may read. */
export async function getPools(
  call: Call<typeof outlineApi.getPools>,
): Promise<AnswerOf<typeof outlineApi.getPools>> {
  const { db, viewer, input } = call
  await findDraft(db, { ...call, draftId: input.draftId }, mayRead)
  const questions = input.taken.map((questionId) => ({ questionId }))
  const [pools] = await findPools(db, [viewer.id], [{ questions, draws: input.draws }])
  return { pools: pools! }
}
