import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { feedback } from '../tables.ts'

/** Feedback that a person sent. */
export const feedbackParts = [
  personalPart({
    id: 'feedback',
    name: { zh: '意见反馈', en: 'Feedback' },
    tables: ['feedback', 'feedback_answers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select f.name, f.mobile, f.remark, a.name as attachment, f.status,
        (select json_agg(json_build_object('text', w.text, 'at', w.created_at) order by w.id)
          from feedback_answers w where w.feedback_id = f.id) as answers,
        f.created_at
      from feedback f left join files a on a.id = f.attachment_file_id
      where f.user_id = ${userId} order by f.created_at`,
    async erase(tx, userId) {
      await tx.delete(feedback).where(eq(feedback.userId, userId))
    },
  }),
]
