import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'

/** How many questions of lessons a student answered, of those that were asked. */
export interface Participation {
  userId: number
  answered: number
  asked: number
}

const participation = prepared<Participation>(
  'lesson_participation',
  sql`with asked as materialized (
      select q.id, q.lesson_id from lessons l join lesson_questions q on q.lesson_id = l.id
      where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is not null
        and exists (select from lesson_answers a where a.question_id = q.id)),
    held as (select lesson_id, count(*) as times from asked group by lesson_id),
    given as (
      select a.user_id, q.lesson_id, count(*) as times from asked q join lesson_answers a on a.question_id = q.id
      where ${sql.placeholder('studentId')}::int is null or a.user_id = ${sql.placeholder('studentId')}::int
      group by a.user_id, q.lesson_id)
    select m.user_id as "userId", coalesce(sum(g.times), 0)::int as answered,
      coalesce(sum(case when k.state <> 'leave' then h.times else g.times end), 0)::int as asked
    from class_members m cross join held h
    left join lesson_marks k on k.lesson_id = h.lesson_id and k.user_id = m.user_id
    left join given g on g.lesson_id = h.lesson_id and g.user_id = m.user_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member'
      and (${sql.placeholder('studentId')}::int is null or m.user_id = ${sql.placeholder('studentId')}::int)
    group by m.user_id order by m.user_id`,
)

/**
 * Counts the answers of the students of a class, or of one, in lessons that have ended: one round trip. A question that
 * nobody answered does not count as asked. Of a lesson in which a student was on leave, or which was before the student
 * joined, only the questions count that the student answered. The caller has checked the right to read it.
 */
export const participationOf = (
  db: Db,
  classId: number,
  studentId: number | null = null,
): Promise<Participation[]> => participation(db, { classId, studentId })
