import { sql } from 'drizzle-orm'
import type { peersOfOwn } from '#src/features/learning/homework/server/peers-port.ts'
import type { PeerState } from '#src/features/learning/homework/limits.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { endOf } from './facts.ts'
import { reviewsOfWorks } from './reviewing.ts'

interface Found {
  reviews: number
  days: number
  anonymous: boolean
  startedAt: Date | null
  endedAt: Date | null
  dueAt: Date
  asked: number
  waiting: number
  received: number
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::int`
const homeworkId = sql`${placeholder('homeworkId')}::int`

const find = prepared<Found>(
  'peer_of_own',
  sql`
  select o.reviews, o.days, o.anonymous, o.started_at as "startedAt", o.ended_at as "endedAt", d.due_at as "dueAt",
    mine.asked, mine.waiting,
    (select count(*)::int from peer_reviews r join homework_works w on w.id = r.work_id and w.released_at is not null
      where w.homework_id = ${homeworkId} and w.user_id = ${userId} and r.handed_in_at is not null) as received
  from peer_rounds o join homework d on d.id = o.homework_id
  cross join lateral (select count(*)::int as asked, count(*) filter (where r.handed_in_at is null)::int as waiting
    from ${reviewsOfWorks} where r.homework_id = ${homeworkId} and r.reviewer_id = ${userId}) mine
  where o.homework_id = ${homeworkId}`,
)

/** Says on the page of homework what its peer round asks of a student. */
export const peersOfOwnWork: NonNullable<(typeof peersOfOwn)['answer']> = async (db, given) => {
  const [found] = await find(db, given)
  if (!found) return null
  const { reviews, days, anonymous, startedAt, endedAt, dueAt, asked, waiting, received } = found
  const endsAt = endedAt ?? endOf(dueAt, days)
  const isOver = endedAt !== null || (startedAt !== null && endsAt <= new Date())
  const state: PeerState = isOver ? 'ended' : startedAt ? 'running' : 'before'
  return {
    ...{ state, reviews, anonymous, endsAt: endsAt.toISOString() },
    ...{ asked, waiting: isOver ? 0 : waiting, received },
  }
}
