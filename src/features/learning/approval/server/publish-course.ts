import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { projectOutline } from '#src/features/learning/course/server/project-outline.ts'
import { setPublishStatus } from '#src/features/learning/course/server/set-states.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import { outlineKey } from '../outline-key.ts'
import { publicationActs } from './acts-text.ts'
import { holdCourse, lockDraft } from './course-facts.ts'
import { problemsThatBlock } from './problems-of-course.ts'
import { mayPublish } from './rules.ts'

/** Lists an approved course. Its first publication brings the chapters to learners in the same transaction. */
export async function publishCourse(call: Call<typeof approvalApi.publish>) {
  const { db, viewer, input, changed } = call
  const { courseId } = input
  const waitsForReview = await db.transaction(async (tx) => {
    const course = await holdCourse(tx, { courseId, userId: viewer.id })
    must(mayPublish(course, course))
    if (course.publishStatus === 'published') return course.waits
    if (!course.wasPublished) {
      const draftId = course.draftId ?? (await draftOfCourse(tx, courseId))!
      await lockDraft(tx, draftId)
      // The offer was approved; its chapters may have gone since.
      const problems = await problemsThatBlock({ ...call, db: tx }, draftId)
      if (problems.some(({ key }) => key === outlineKey)) {
        throw new AppError(approvalErrors.noContent)
      }
      await projectOutline(tx, call, { courseId, draftId })
    }
    await setPublishStatus(tx, courseId, 'published')
    await recordAct(tx, call, publicationActs.publish, { subject: `course:${courseId}` })
    return course.waits
  })
  changed(courseTag({ courseId }), publishedCourses)
  return { waitsForReview }
}
