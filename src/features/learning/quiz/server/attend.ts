import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { quizApi } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import type { attemptStatuses, WithheldReason } from '../statuses.ts'
import { endOverdue } from './end-overdue.ts'
import { isRunning, secondsLeft, withTimes } from './times.ts'

const { placeholder } = sql

/** One statement for a sign that a thousand pages send three times a minute. */
const note = prepared<{
  status: (typeof attemptStatuses)[number]
  overdue: boolean
  paused: boolean
  withheld: WithheldReason | null
  secondsLeft: number | null
  revision: number
}>(
  'quiz_attend',
  sql`
  with own as (
    select a.id, a.status, a.status = 'open' and not ${isRunning} as overdue,
      a.paused_at is not null as paused, a.withheld, a.started_at, q.watch_leaving,
      ${secondsLeft} as "left"
    from quiz_attempts a ${withTimes}
    where a.id = ${placeholder('attemptId')}::int and a.user_id = ${placeholder('userId')}::int
  ), here as (
    insert into attempt_presence (attempt_id, seen_at, place)
    select id, now(), ${placeholder('place')}::int from own where status = 'open'
    on conflict (attempt_id) do update set seen_at = excluded.seen_at, place = excluded.place
  ), away as (
    insert into attempt_leaves (attempt_id, key, left_at, seconds)
    select own.id, l.key, greatest(own.started_at, now() - make_interval(secs => l.ago)),
      round(least(l.seconds, extract(epoch from now() - own.started_at)))
    from own, json_to_recordset(${placeholder('leaves')}::json) as l (key text, ago float8, seconds float8)
    where own.watch_leaving
      and (select count(*) from attempt_leaves had where had.attempt_id = own.id) < 500
    on conflict do nothing
  )
  select status, overdue, paused, withheld, case when status = 'open' then "left" end as "secondsLeft",
    (select coalesce(max(w.revision), 0) from attempt_answers w where w.attempt_id = own.id)::float8 as revision
  from own`,
)

/** Notes that a learner is at an open attempt, and the times away; answers with the time that is left. */
export async function attend({
  db,
  ports,
  viewer,
  input: { attemptId, place, leaves },
}: Call<typeof quizApi.attend>): Promise<AnswerOf<typeof quizApi.attend>> {
  const given = { attemptId, userId: viewer.id, place, leaves: JSON.stringify(leaves) }
  const [found] = await note(db, given)
  if (!found) throw new AppError(quizErrors.attemptNotFound)
  if (!found.overdue) {
    const { status, secondsLeft, paused, withheld, revision } = found
    return { status, secondsLeft, paused, withheld, revision, now: Date.now() }
  }
  await endOverdue(db, ports, attemptId)
  const { revision } = found
  const ended = { status: 'handedIn' as const, secondsLeft: null, paused: false, withheld: null }
  return { ...ended, revision, now: Date.now() }
}
