import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { feedbackApi } from '../contract.ts'
import { feedback } from '../tables.ts'
import { feedbackActs } from './acts-text.ts'
import { holdFeedback, subjectOf } from './hold-feedback.ts'

export async function setStatus(call: Call<typeof feedbackApi.setStatus>) {
  const { feedbackId, status } = call.input
  await call.db.transaction(async (tx) => {
    const { status: before } = await holdFeedback(tx, feedbackId)
    if (before === status) return
    await tx.update(feedback).set({ status }).where(eq(feedback.number, feedbackId))
    await recordAct(tx, call, feedbackActs.status, {
      subject: subjectOf(feedbackId),
      detail: { before, after: status },
    })
  })
  return {}
}
