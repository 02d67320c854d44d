import { sql } from 'drizzle-orm'
import { dueOn, withExams } from '#src/features/learning/revision/server/due-day.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { examAhead, today, userId } from './source.ts'

/** The kinds of things that a person can have; no other kind is queried. */
export interface Waiting {
  unread: number
  /** Wrong questions that come back today. */
  cards: number
  hasExam: boolean
  learns: boolean
  teaches: boolean
  /** Looks after a class, or is asked to. */
  hasClasses: boolean
  /** Is a student of a class. */
  inClass: boolean
  hasCompleted: boolean
  /** Has written to-dos down, done ones included. */
  hasOwn: boolean
  hasSnoozed: boolean
}

const read = prepared<Waiting>(
  'today_waiting',
  sql`
  select
    (select count(*)::int from messages where user_id = ${userId} and read_at is null) as unread,
    (select count(*)::int from wrong_questions w ${withExams}
      where w.user_id = ${userId} and w.mastered_at is null and ${dueOn(today)} <= ${today}) as cards,
    exists (select from revision_exams e where e.user_id = ${userId}
      and e.exam_on between ${today} and ${today} + ${examAhead}::int) as "hasExam",
    exists (select from course_learners l where l.user_id = ${userId}) as learns,
    exists (select from class_members k where k.user_id = ${userId} and k.state = 'member'
      and k.role = 'student') as "inClass",
    exists (select from course_completions d where d.user_id = ${userId}) as "hasCompleted",
    exists (select from courses c where c.owner_id = ${userId})
      or exists (select from courses c where c.transfer_to_id = ${userId})
      or exists (select from course_staff s where s.user_id = ${userId}) as teaches,
    exists (select from class_members m where m.user_id = ${userId}
        and (m.state = 'invited' or (m.state = 'member' and m.role <> 'student')))
      or exists (select from classes k where k.transfer_to_id = ${userId}) as "hasClasses",
    exists (select from own_todos o where o.user_id = ${userId}) as "hasOwn",
    exists (select from todo_snoozes z where z.user_id = ${userId} and z.until_on > ${today}) as "hasSnoozed"`,
)

/** Reads it in one round trip. @param day the school's */
export async function whatWaits(
  db: Db,
  asked: { userId: number; today: string },
): Promise<Waiting> {
  const [row] = await read(db, asked)
  return row!
}
