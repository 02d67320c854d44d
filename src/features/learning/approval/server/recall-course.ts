import { setAuditStatus } from '#src/features/learning/course/server/set-states.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { approvalApi } from '../contract.ts'
import { approvalActs } from './acts-text.ts'
import { courseFacts } from './course-facts.ts'
import { endSubmission } from './end-submission.ts'
import { holdSubmission } from './hold-submission.ts'
import { mayHandle, mayRecall } from './rules.ts'

/** Takes a submission out of the queue. A course that was rejected before is rejected again. */
export async function recallCourse(call: Call<typeof approvalApi.recall>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    const { id, courseId, state, occasion } = await holdSubmission(tx, input.submissionId)
    const course = await courseFacts(tx, { courseId, userId: viewer.id })
    must(mayHandle(course))
    if (state === 'recalled') return
    must(mayRecall(course, { waits: state === 'waiting' }))
    await endSubmission(tx, id, { state: 'recalled', deciderId: viewer.id })
    if (occasion === 'again') await setAuditStatus(tx, courseId, 'rejected')
    await recordAct(tx, call, approvalActs.recall, { subject: `submission:${id}` })
  })
  return {}
}
