import { sql } from 'drizzle-orm'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import { deleteSemesterRow } from '#src/features/learning/course/server/write-semester.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { semesterApi } from '../contract.ts'
import { semesterErrors } from '../errors.ts'
import { mayDelete } from './rules.ts'

/** Deletes a semester that nobody has joined. */
export async function deleteSemester({
  db,
  viewer,
  input: { semesterId },
  changed,
}: Call<typeof semesterApi.deleteSemester>) {
  const { rows } = await db.execute<{ courseId: number }>(
    sql`select course_id as "courseId" from course_semesters where id = ${semesterId}`,
  )
  if (!rows[0]) throw new AppError(semesterErrors.unknown)
  const { courseId } = rows[0]
  await mustManage(db, courseId, viewer)
  await db.transaction(async (tx) => {
    // A join locks the course first, so no learner comes in between.
    await tx.execute(sql`select id from courses where id = ${courseId} for no key update`)
    const counted = await tx.execute<{ learners: number }>(sql`
      select count(*)::int as learners from course_learners where semester_id = ${semesterId}`)
    must(mayDelete(counted.rows[0]!))
    await deleteSemesterRow(tx, semesterId)
  })
  changed(courseTag({ courseId }), publishedCourses)
  return {}
}
