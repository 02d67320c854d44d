import { sql } from 'drizzle-orm'
import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { reviewsTag } from '../tags.ts'
import { reaches } from './reaches.ts'

interface Counted extends Record<string, unknown> {
  courseId: number
  count: number
  halves: number
}

/**
 * Counts the ratings whose authors have reached 20 % of progress since they wrote. Progress has many writers (films,
 * pages, tasks, quizzes and the release of their marks), so this looks at the few ratings that wait instead of hearing
 * each of them. A hidden review is marked too, and enters the counts when it is shown again.
 * @returns the courses whose counts have changed
 */
export async function countRatings(db: Db): Promise<number[]> {
  return db.transaction(async (tx) => {
    // Rows are locked before courses, as in every other write of reviews, so that none waits for another in a circle.
    const { rows } = await tx.execute<Counted>(sql`
      with due as (
        select r.id from course_reviews r where not r.counted and ${reaches(sql`r.course_id`, sql`r.user_id`)}
        order by r.id for update of r
      ), now_counted as (
        update course_reviews r set counted = true from due where r.id = due.id and not r.counted
        returning r.course_id, r.halves, r.hidden_reason
      )
      select course_id as "courseId", count(*)::int as count, sum(halves)::int as halves
      from now_counted where hidden_reason is null group by course_id order by course_id`)
    for (const { courseId, ...added } of rows) await addRatings(tx, courseId, added)
    return rows.map(({ courseId }) => courseId)
  })
}

/** Every five minutes, the time for which visitors' pages are kept. */
export const countRatingsJob: Job = {
  name: 'count-ratings',
  cron: '*/5 * * * *',
  async run({ db, events }: Kernel) {
    const courseIds = await countRatings(db)
    const tags = courseIds.flatMap((courseId) => [
      reviewsTag({ courseId }),
      courseTag({ courseId }),
    ])
    // In batches that fit one notification.
    for (let from = 0; from < tags.length; from += 100) {
      await events.announce(db, 'changed', tags.slice(from, from + 100))
    }
  },
}
