import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { courseSubmissions as submissions } from '../tables.ts'

/** The personal data of reviews: who submitted a course, who has it, who decided. */
export const approvalParts = [
  personalPart({
    id: 'course-submissions',
    name: { zh: '课程审核记录', en: 'Reviews of courses' },
    tables: ['course_submissions', 'course_submission_reasons', 'course_submission_files'],
    fate: {
      anonymous: {
        zh: '课程的审核记录与课程一同保留，但不再关联到您本人',
        en: 'The record of reviews stays with the course, without your name',
      },
    },
    rows: (userId) => sql`
      select 'submitted' as part, state, submitted_at, decided_at, offer #>> '{head,name}' as course,
        (select jsonb_agg(r.value) from jsonb_each(offer) as r where r.value ->> 'userId' = ${String(userId)}) as shown
      from course_submissions where submitter_id = ${userId}
      union all
      select 'decided', state, submitted_at, decided_at, null, null from course_submissions where decider_id = ${userId}
      union all
      select 'taken', state, submitted_at, held_at, null, null from course_submissions where holder_id = ${userId}`,
    async erase(tx, userId) {
      // A frozen offer names the teachers whom its course shows.
      await tx.execute(sql`
        update course_submissions s set offer = (
          select jsonb_object_agg(r.key, r.value) from jsonb_each(s.offer) as r
          where coalesce(r.value ->> 'userId', '') <> ${String(userId)})
        where s.offer @? '$.* ? (@.kind == "teacher")'`)
      await tx
        .update(submissions)
        .set({ submitterId: null })
        .where(eq(submissions.submitterId, userId))
      await tx.update(submissions).set({ deciderId: null }).where(eq(submissions.deciderId, userId))
      await tx
        .update(submissions)
        .set({ holderId: null, heldAt: null })
        .where(eq(submissions.holderId, userId))
    },
  }),
]
