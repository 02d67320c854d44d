import { setPublishStatus } from '#src/features/learning/course/server/set-states.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { approvalApi } from '../contract.ts'
import { publicationActs } from './acts-text.ts'
import { holdCourse } from './course-facts.ts'
import { mayHandle } from './rules.ts'

/** Takes a course out of the lists. Its learners keep it. */
export async function unpublishCourse(call: Call<typeof approvalApi.unpublish>) {
  const { db, viewer, input, changed } = call
  const { courseId } = input
  await db.transaction(async (tx) => {
    const course = await holdCourse(tx, { courseId, userId: viewer.id })
    must(mayHandle(course))
    if (course.publishStatus === 'unpublished') return
    await setPublishStatus(tx, courseId, 'unpublished')
    await recordAct(tx, call, publicationActs.unpublish, { subject: `course:${courseId}` })
  })
  changed(courseTag({ courseId }), publishedCourses)
  return {}
}
