import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** Returns a person's relation to a course that the person may see. @throws course.notFound */
export async function taskFacts(db: Db, courseId: number, viewer: Viewer) {
  const state = await visibleState(db, courseId, viewer)
  // No query for learners, who are most of those who ask.
  if (!state.staff) return { looksAfter: false }
  const { rows } = await db.execute<{ looksAfter: boolean }>(
    sql`select ${seesLearners(viewer.id)} as "looksAfter" from courses c where c.id = ${courseId}`,
  )
  return { looksAfter: rows[0]?.looksAfter ?? false }
}
