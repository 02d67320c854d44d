import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { schoolZone } from '#src/shared/school-day.ts'

/** The day of the school on which the lesson `l` began. */
const dayOf = sql`(l.began_at at time zone ${sql.raw(`'${schoolZone}'`)})::date`

/**
 * Sets approved leave as the state of students, on record with the person who approved it. The caller has locked the
 * lessons.
 * @param which of the lessons `l` and requests `r` are meant
 * @param over which states `k.state` give way; a student without one has it while the roll is open
 */
async function markLeaves(tx: Tx, which: SQL, over: SQL): Promise<void> {
  await tx.execute(sql`
    with wanted as (
      select distinct on (l.id, r.user_id) l.id as lesson_id, r.user_id, k.state as former, r.decided_by_id
      from leave_requests r
      join lessons l on l.class_id = r.class_id and ${dayOf} between r.first_day and r.last_day
      join class_members m on m.class_id = r.class_id and m.user_id = r.user_id
        and m.role = 'student' and m.state = 'member'
      left join lesson_marks k on k.lesson_id = l.id and k.user_id = r.user_id
      where r.state = 'approved' and ${which}
        and ((k.state is null and l.roll_ended_at is null) or ${over})
      order by l.id, r.user_id, r.decided_at
    ), mark as (
      insert into lesson_marks (lesson_id, user_id, state) select lesson_id, user_id, 'leave' from wanted
      on conflict (lesson_id, user_id) do update set state = excluded.state)
    insert into lesson_mark_events (lesson_id, user_id, actor_id, source, "from", "to")
    select lesson_id, user_id, decided_by_id, 'leave', former, 'leave' from wanted`)
}

/** Sets the leave of students for whom the roll of a lesson waits. */
export const markLeavesOfLesson = (tx: Tx, lessonId: number) =>
  markLeaves(tx, sql`l.id = ${lessonId}`, sql`false`)

/** Sets leave that has just been approved, also in lessons of these days in which the students were absent. */
export async function markApprovedLeaves(
  tx: Tx,
  { classId, leaveIds }: { classId: number; leaveIds: number[] },
): Promise<void> {
  const ids = sql.param(leaveIds)
  // In one order, so that two decisions do not wait for each other.
  await tx.execute(sql`
    select l.id from lessons l where l.class_id = ${classId} and exists (
      select from leave_requests r where r.id = any(${ids}::int[]) and ${dayOf} between r.first_day and r.last_day)
    order by l.id for update of l`)
  await markLeaves(tx, sql`r.id = any(${ids}::int[])`, sql`k.state = 'absent'`)
}
