import { eq, sql } from 'drizzle-orm'
import { dropDrafts } from '#src/features/content/draft/server/drop-drafts.ts'
import type { Job } from '#src/server/feature.ts'
import { restoreDays } from '../restore-days.ts'
import { courses } from '../tables.ts'

/** Deletes courses for good once they may no longer be restored. One with a learner stays: what learners have is theirs. */
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
        const { rows: found } = await tx.execute<{ draftId: number | null }>(sql`
          select draft_id as "draftId" from courses c
          where c.id = ${id} and c.deleted_at < now() - make_interval(days => ${restoreDays})
            and not exists (select from course_learners e where e.course_id = c.id)`)
        if (!found[0]) return
        const { draftId } = found[0]
        await tx.delete(courses).where(eq(courses.id, id))
        if (draftId !== null) await dropDrafts(tx, [draftId])
      })
    }
  },
}
