import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { learnerContacts } from '../tables.ts'

/** The personal data in the list of learners. */
export const progressParts = [
  personalPart({
    id: 'learner-contacts',
    name: {
      zh: '教师最近一次从学员列表给您发消息的时间',
      en: 'When a teacher last wrote to you from the list of learners',
    },
    tables: ['learner_contacts'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, w.written_at
      from learner_contacts w join courses c on c.id = w.course_id
      where w.user_id = ${userId} order by w.written_at`,
    async erase(tx, userId) {
      await tx.delete(learnerContacts).where(eq(learnerContacts.userId, userId))
      // Of the messages that the person wrote, the learners keep the time.
      await tx
        .update(learnerContacts)
        .set({ writerId: null })
        .where(eq(learnerContacts.writerId, userId))
    },
  }),
]
