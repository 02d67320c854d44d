import type { Call } from '#src/server/kernel.ts'
import type { bankApi } from '../contract.ts'
import { findUses } from './find-uses.ts'
import { mustRead } from './read-right.ts'

export async function getUses(call: Call<typeof bankApi.getUses>) {
  const { db, viewer, input } = call
  await mustRead(db, viewer, input.questionId)
  return findUses(db, call, [input.questionId])
}
