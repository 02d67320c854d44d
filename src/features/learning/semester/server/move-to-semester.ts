import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { moveLearner } from '#src/features/learning/course/server/write-semester.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { semesterApi } from '../contract.ts'
import { readSemester } from './read-move.ts'
import { mayMove } from './rules.ts'

/** Moves the viewer to another semester of a joined course. Progress belongs to the course, so it stays. */
export async function moveToSemester({
  db,
  viewer,
  locale,
  input: { semesterId },
}: Call<typeof semesterApi.moveToSemester>) {
  const { courseId, isSame } = await readSemester(db, { semesterId, userId: viewer.id, locale })
  await visibleState(db, courseId, viewer)
  // The same call again has nothing left to do.
  if (isSame) return {}
  await db.transaction(async (tx) => {
    // The course is locked first, as for a deletion of the semester, which then comes before or after.
    await tx.execute(sql`select from courses where id = ${courseId} for no key update`)
    must(mayMove(await readSemester(tx, { semesterId, userId: viewer.id, locale })))
    await moveLearner(tx, { courseId, userId: viewer.id, semesterId })
  })
  return {}
}
