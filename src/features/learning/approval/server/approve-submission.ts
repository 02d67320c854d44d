import { releaseFrozen } from '#src/features/content/draft/server/release-frozen.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import { projectOffer } from '#src/features/learning/course/server/project-offer.ts'
import { setAuditStatus } from '#src/features/learning/course/server/set-states.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { approvalApi } from '../contract.ts'
import { approvalActs } from './acts-text.ts'
import { lockDraft } from './course-facts.ts'
import { endSubmission } from './end-submission.ts'
import { holdSubmission, reviewFacts } from './hold-submission.ts'
import { approvedMessage } from './messages-text.ts'
import { nextSubmission } from './next-submission.ts'
import { mayDecide } from './rules.ts'
import { sendToTeachers } from './send-to-teachers.ts'

/** Approves an offer as it was submitted: readers of a published course see it from now on. */
export async function approveSubmission(call: Call<typeof approvalApi.approveSubmission>) {
  const { db, viewer, input, changed } = call
  const { submissionId } = input
  const { courseId, nextId } = await db.transaction(async (tx) => {
    const submission = await holdSubmission(tx, submissionId)
    const { courseId } = submission
    const isRepeated = submission.state === 'approved' && submission.deciderId === viewer.id
    if (!isRepeated) {
      must(mayDecide(viewer, await reviewFacts(tx, submission, viewer.id)))
      const draftId = (await draftOfCourse(tx, courseId))!
      await lockDraft(tx, draftId)
      const offer = new Map(Object.entries(submission.offer))
      await projectOffer(tx, courseId, offer)
      await releaseFrozen(tx, { draftId, host: courseDraft }, offer, ['course', 'teacher'])
      await setAuditStatus(tx, courseId, 'approved')
      await endSubmission(tx, submissionId, { state: 'approved', deciderId: viewer.id })
      await sendToTeachers(tx, call, submission, approvedMessage)
      await recordAct(tx, call, approvalActs.approve, { subject: `submission:${submissionId}` })
    }
    const nextId = await nextSubmission(tx, { after: submissionId, viewer })
    return { courseId, nextId }
  })
  changed(courseTag({ courseId }), publishedCourses)
  return { nextId }
}
