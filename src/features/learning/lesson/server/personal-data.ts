import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { leaveRequests } from '../leave-tables.ts'
import { lessonAnswers } from '../question-tables.ts'
import { lessonCalls } from '../tables.ts'
import { dropLeavePicturesOf } from './drop-leave-pictures.ts'

/** The personal data in lessons. */
export const lessonParts = [
  personalPart({
    id: 'leave',
    name: { zh: '请假申请', en: 'Requests for leave' },
    tables: ['leave_requests', 'leave_pictures', 'leave_uploads'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, r.first_day::text, r.last_day::text, r.reason, r.state, r.asked_at, r.decided_at, r.answer,
        (select string_agg(f.name, ', ' order by p.position) from leave_pictures p
          join user_files f on f.id = p.user_file_id where p.leave_id = r.id) as pictures
      from leave_requests r join classes c on c.id = r.class_id where r.user_id = ${userId} order by r.id`,
    async erase(tx, userId) {
      await dropLeavePicturesOf(tx, userId)
      await tx.delete(leaveRequests).where(eq(leaveRequests.userId, userId))
    },
  }),
  personalPart({
    id: 'leave-decisions',
    name: { zh: '请假审批记录', en: 'Decisions about leave' },
    tables: ['leave_requests'],
    fate: {
      anonymous: { zh: '记录保留，不再显示姓名', en: 'The records stay, without your name' },
    },
    rows: (userId) => sql`
      select c.name as class, r.first_day::text, r.last_day::text, r.state, r.decided_at, r.answer
      from leave_requests r join classes c on c.id = r.class_id where r.decided_by_id = ${userId} order by r.id`,
    async erase(tx, userId) {
      await tx
        .update(leaveRequests)
        .set({ decidedById: null })
        .where(eq(leaveRequests.decidedById, userId))
    },
  }),
  personalPart({
    id: 'lesson-answers',
    name: { zh: '课堂提问的回答', en: 'Answers in lessons' },
    tables: ['lesson_answers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, l.began_at as lesson, array_to_string(array(select chr(65 + place) from unnest(a.choices) place), '') as choice, a.at
      from lesson_answers a join lesson_questions q on q.id = a.question_id
      join lessons l on l.id = q.lesson_id join classes c on c.id = l.class_id
      where a.user_id = ${userId} order by a.question_id`,
    async erase(tx, userId) {
      await tx.delete(lessonAnswers).where(eq(lessonAnswers.userId, userId))
    },
  }),
  personalPart({
    id: 'random-calls',
    name: { zh: '随机点名', en: 'Random calls' },
    tables: ['lesson_calls'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, l.began_at as lesson, r.outcome, r.at
      from lesson_calls r join lessons l on l.id = r.lesson_id join classes c on c.id = l.class_id
      where r.user_id = ${userId} order by r.id`,
    async erase(tx, userId) {
      await tx.delete(lessonCalls).where(eq(lessonCalls.userId, userId))
      await tx.update(lessonCalls).set({ actorId: null }).where(eq(lessonCalls.actorId, userId))
    },
  }),
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
