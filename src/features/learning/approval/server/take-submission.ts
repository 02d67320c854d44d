import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { approvalApi } from '../contract.ts'
import { courseSubmissions as submissions } from '../tables.ts'
import { approvalActs } from './acts-text.ts'
import { holdSubmission, reviewFacts } from './hold-submission.ts'
import { mayDecide, mayGiveBack, mayTake } from './rules.ts'

/** Puts the reviewer's name on a submission; `over` takes it from another one. */
export async function takeSubmission(call: Call<typeof approvalApi.takeSubmission>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    const submission = await holdSubmission(tx, input.submissionId)
    const facts = await reviewFacts(tx, submission, viewer.id)
    must(input.over ? mayTake(facts) : mayDecide(viewer, facts))
    if (facts.holder?.id === viewer.id) return
    await tx
      .update(submissions)
      .set({ holderId: viewer.id, heldAt: sql`now()` })
      .where(eq(submissions.id, submission.id))
    await recordAct(tx, call, approvalActs.take, { subject: `submission:${submission.id}` })
  })
  return {}
}

/** Takes the reviewer's name off; another reviewer's stays. */
export async function giveBackSubmission(call: Call<typeof approvalApi.giveBackSubmission>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    const submission = await holdSubmission(tx, input.submissionId)
    if (mayGiveBack(viewer, await reviewFacts(tx, submission, viewer.id)) !== null) return
    await tx
      .update(submissions)
      .set({ holderId: null, heldAt: null })
      .where(eq(submissions.id, submission.id))
    await recordAct(tx, call, approvalActs.giveBack, { subject: `submission:${submission.id}` })
  })
  return {}
}
