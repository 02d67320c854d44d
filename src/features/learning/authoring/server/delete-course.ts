import { setDeleted } from '#src/features/learning/course/server/write-owners.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { restoreDays } from '#src/features/learning/course/restore-days.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { authoringApi } from '../contract.ts'
import { ownActs } from './acts-text.ts'
import { holdOwn } from './own-course.ts'
import { mayDelete, mayRestore } from './own-rules.ts'

/** Deletes a course without learners; it may be restored for 30 days. */
export async function deleteCourse(call: Call<typeof authoringApi.deleteCourse>) {
  const { db, viewer, input, changed } = call
  const { courseId } = input
  const deletedAt = await db.transaction(async (tx) => {
    const course = await holdOwn(tx, { courseId, userId: viewer.id })
    must(mayDelete(course, course))
    if (course.deletedAt !== null) return new Date(course.deletedAt)
    await setDeleted(tx, courseId, true)
    await recordAct(tx, call, ownActs.delete, { subject: `course:${courseId}` })
    return new Date()
  })
  changed(courseTag({ courseId }), publishedCourses)
  return { keptUntil: new Date(deletedAt.getTime() + restoreDays * 86_400_000).toISOString() }
}

/** Restores a deleted course, unpublished. */
export async function restoreCourse(call: Call<typeof authoringApi.restoreCourse>) {
  const { db, viewer, input } = call
  const { courseId } = input
  await db.transaction(async (tx) => {
    const course = await holdOwn(tx, { courseId, userId: viewer.id })
    must(mayRestore(course, course))
    await setDeleted(tx, courseId, false)
    await recordAct(tx, call, ownActs.restore, { subject: `course:${courseId}` })
  })
  return {}
}
