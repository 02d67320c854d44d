import { eq, sql } from 'drizzle-orm'
import { dropDrafts } from '#src/features/content/draft/server/drop-drafts.ts'
import { dropQuizzes } from '#src/features/learning/quiz/server/drop-quizzes.ts'
import type { Job } from '#src/server/feature.ts'
import { restoreDays } from '../restore-days.ts'
import { courses } from '../tables.ts'

/**
 * Deletes courses for good once they may no longer be restored, with their quizzes, which would keep questions. One
 * with a learner or an attempt at a quiz stays: what learners have is theirs.
 */
export const forgetDeletedCourses: Job = {
  name: 'course-forget-deleted',
  options: { timeout: 600 },
  cron: '55 18 * * *',
  async run({ db }) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from courses where deleted_at < now() - make_interval(days => ${restoreDays})`)
    for (const { id } of rows) {
      await db.transaction(async (tx) => {
        // The lock comes first: nobody joins or restores the course between the look and the deletion.
        await tx.execute(sql`select from courses where id = ${id} for update`)
        const { rows: found } = await tx.execute<{ draftId: number | null; quizIds: number[] }>(sql`
          select draft_id as "draftId", array(select i.quiz_id from course_items i
            where i.course_id = c.id and i.quiz_id is not null) as "quizIds"
          from courses c
          where c.id = ${id} and c.deleted_at < now() - make_interval(days => ${restoreDays})
            and not exists (select from course_learners e where e.course_id = c.id)
            and not exists (select from course_items i join quiz_attempts a on a.quiz_id = i.quiz_id
              where i.course_id = c.id)`)
        if (!found[0]) return
        const { draftId, quizIds } = found[0]
        await tx.delete(courses).where(eq(courses.id, id))
        await dropQuizzes(tx, quizIds)
        if (draftId !== null) await dropDrafts(tx, [draftId])
      })
    }
  },
}
