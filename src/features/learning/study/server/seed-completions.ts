import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courseCompletions } from '../tables.ts'

/** Notes when people of the demo school completed courses. */
export const seedCompletions = (
  tx: Tx,
  completions: readonly { userId: number; courseId: number; completedAt: Date }[],
) =>
  tx
    .insert(courseCompletions)
    .values([...completions])
    // A last quiz that is marked has written one already, as of now.
    .onConflictDoUpdate({
      target: [courseCompletions.userId, courseCompletions.courseId],
      set: { completedAt: sql`excluded.completed_at` },
    })
