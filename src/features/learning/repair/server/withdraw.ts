import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { repairApi } from '../contract.ts'
import { repairErrors } from '../errors.ts'
import { repairSets } from '../tables.ts'
import { readCourses } from './own-courses.ts'

/** Withdraws a practice set of a course whose learners the viewer may see. */
export async function withdraw({
  db,
  viewer,
  locale,
  input: { setId },
}: Call<typeof repairApi.withdraw>): Promise<Record<string, never>> {
  const courses = await readCourses(db, { userId: viewer.id, locale })
  const { rows } = await db.execute<{ courseId: number }>(
    sql`select course_id as "courseId" from repair_sets where id = ${setId}`,
  )
  const isOwn = courses.some(({ courseId }) => courseId === rows[0]?.courseId)
  if (!isOwn) throw new AppError(repairErrors.setNotFound)
  await db.delete(repairSets).where(eq(repairSets.id, setId))
  return {}
}
