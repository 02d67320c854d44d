import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { leaveRequests } from '../leave-tables.ts'
import type { AttendanceState } from '../limits.ts'
import { lessons } from '../tables.ts'
import { makeSecret } from './codes.ts'

export interface SeedLesson {
  classId: number
  actorId: number
  title: string
  beganAt: Date
  minutes: number
  states: { userId: number; state: AttendanceState }[]
}

/** Writes a lesson that has ended, with the record of its roll. @returns its id */
export async function seedLesson(tx: Tx, given: SeedLesson): Promise<number> {
  const { classId, actorId, title, beganAt, minutes, states } = given
  const endedAt = new Date(beganAt.getTime() + minutes * 60_000)
  const [made] = await tx
    .insert(lessons)
    .values({ classId, title, secret: makeSecret(), beganAt, rollEndedAt: endedAt, endedAt })
    .returning({ lessonId: lessons.id })
  const { lessonId } = made!
  const userIds = sql.param(states.map(({ userId }) => userId))
  const names = sql.param(states.map(({ state }) => state))
  await tx.execute(sql`
    with given as (
      select userid, state, case state when 'absent' then ${endedAt}::timestamptz
          else ${beganAt}::timestamptz + make_interval(secs => (place * 7) % 100 + case state when 'late' then 700 else 0 end)
        end as at
      from unnest(${userIds}::int[], ${names}::text[]) with ordinality as g (userid, state, place)
    ), mark as (
      insert into lesson_marks (lesson_id, user_id, state, at) select ${lessonId}, userid, state, at from given)
    insert into lesson_mark_events (lesson_id, user_id, actor_id, source, "to", at)
    select ${lessonId}, userid,
      case when state in ('present', 'late') then userid else ${actorId} end,
      case state when 'absent' then 'end' when 'leave' then 'leave' else 'code' end, state, at
    from given order by at, userid`)
  return lessonId
}

export interface SeedLeave {
  classId: number
  userId: number
  firstDay: string
  lastDay: string
  reason: string
  /** Approved by this person; without one the request waits. */
  decidedById?: number
  answer?: string
}

/** Writes a request for leave. The states in lessons of these days are the caller's. */
export async function seedLeave(tx: Tx, given: SeedLeave): Promise<void> {
  const isDecided = given.decidedById !== undefined
  await tx.insert(leaveRequests).values({
    ...given,
    ...{ key: randomBytes(16).toString('hex'), state: isDecided ? 'approved' : 'waiting' },
    decidedAt: isDecided ? new Date() : null,
  })
}
