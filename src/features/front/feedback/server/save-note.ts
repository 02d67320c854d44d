import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { feedbackApi } from '../contract.ts'
import { feedback } from '../tables.ts'
import { feedbackActs } from './acts-text.ts'
import { holdFeedback, subjectOf } from './hold-feedback.ts'

/** Saves a note that only administrators read. */
export async function saveNote(call: Call<typeof feedbackApi.saveNote>) {
  const { feedbackId, note } = call.input
  await call.db.transaction(async (tx) => {
    const { note: before } = await holdFeedback(tx, feedbackId)
    if (before === note) return
    await tx.update(feedback).set({ note }).where(eq(feedback.number, feedbackId))
    await recordAct(tx, call, feedbackActs.note, { subject: subjectOf(feedbackId) })
  })
  return {}
}
