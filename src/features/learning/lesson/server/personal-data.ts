import { sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'

/** The personal data in lessons. */
export const lessonParts = [
  personalPart({
    id: 'attendance',
    name: { zh: '考勤', en: 'Attendance' },
    tables: ['lesson_marks', 'lesson_mark_events', 'lesson_tries'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, l.began_at as lesson, e.source, e."from", e."to", e.reason, e.at
      from lesson_mark_events e join lessons l on l.id = e.lesson_id join classes c on c.id = l.class_id
      where e.user_id = ${userId}
      union all
      select c.name, l.began_at, 'device refused', null, '', '', t.at
      from lesson_tries t join lessons l on l.id = t.lesson_id join classes c on c.id = l.class_id
      where t.user_id = ${userId} order by at`,
    async erase(tx, userId) {
      await tx.execute(
        sql`delete from lesson_tries where user_id = ${userId} or other_id = ${userId}`,
      )
      await tx.execute(sql`delete from lesson_marks where user_id = ${userId}`)
      await tx.execute(sql`delete from lesson_mark_events where user_id = ${userId}`)
    },
  }),
  personalPart({
    id: 'attendance-acts',
    name: { zh: '考勤登记记录', en: 'Attendance set for others' },
    tables: ['lesson_mark_events'],
    fate: {
      anonymous: { zh: '记录保留，不再显示姓名', en: 'The records stay, without your name' },
    },
    rows: (userId) => sql`
      select c.name as class, e."from", e."to", e.reason, e.at
      from lesson_mark_events e join lessons l on l.id = e.lesson_id join classes c on c.id = l.class_id
      where e.actor_id = ${userId} and e.user_id <> ${userId} order by e.id`,
    async erase(tx, userId) {
      await tx.execute(
        sql`update lesson_mark_events set actor_id = null where actor_id = ${userId}`,
      )
    },
  }),
]
