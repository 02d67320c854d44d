import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import { behindCounts } from '../tables.ts'
import { type Semester, semestersOf } from './find-course.ts'
import { judgeLearners } from './read-learners.ts'

/**
 * Counts the learners who are behind, of every course with learners. To count a course of 2,000 learners takes some
 * 56 ms, so that the to-dos of its teachers show what was counted in the early morning.
 */
export async function countBehind(db: Db): Promise<void> {
  const { rows } = await db.execute<{ courseId: number; semesters: Semester[] }>(sql`
    select c.id as "courseId", ${semestersOf('zh-CN')} as semesters from courses c
    where c.deleted_at is null and exists (select from course_learners l where l.course_id = c.id)`)
  // One after the other, because the pages of the school go on meanwhile.
  for (const course of rows) {
    const { learners } = await judgeLearners(db, course, 'zh-CN')
    const behind = learners.filter(({ reasons }) => reasons.length > 0).length
    await db
      .insert(behindCounts)
      .values({ courseId: course.courseId, behind })
      .onConflictDoUpdate({
        target: behindCounts.courseId,
        set: { behind, countedAt: sql`now()` },
      })
  }
}

/** Before the morning of a school in China, when the day of inactivity has changed. */
export const countBehindJob: Job = {
  name: 'progress-count-behind',
  cron: '50 20 * * *',
  run: ({ db }) => countBehind(db),
}
