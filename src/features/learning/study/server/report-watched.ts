import { sql } from 'drizzle-orm'
import { speeds } from '#src/features/content/film/contract.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type itemKinds } from '#src/features/learning/course/outline-schema.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { graceSeconds, type studyApi, studyErrors, watchedShare } from '../contract.ts'
import { checkMayOpen } from './open-item.ts'
import { recordCompletion } from './record-completions.ts'
import { toMultirange } from './watched.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::int`
const number = (value: number) => sql.raw(String(value))
const fastest = number(Math.max(...speeds))
/** Tenths of a second of video that a report may claim for one second on the clock. */
const tenthsASecond = number(Math.max(...speeds) * 10)
/** Tenths of a second by which a part may lie after what was watched, and still goes on from it, if it is as long. */
const skipTenths = number(20)
const graceTenths = number(graceSeconds * 10)
const graceOnClock = sql`make_interval(secs => ${number(graceSeconds / Math.max(...speeds))})`

/**
 * Adds a report to the parts a person has watched. Only new parts spend time: they are trimmed to the
 * time passed since the item's last report and since the person's clock, whichever is shorter, at the
 * fastest speed plus a grace. The clock then advances by the accepted time and keeps at most one grace
 * unspent, so that a person can never claim more than the time passed, plus one grace. Where nothing may be skipped,
 * a part that goes on from nothing watched is refused before.
 *
 * The clock advances only if it still has the value that was read: of simultaneous reports one wins,
 * and the others write nothing, find `moved` false and try again.
 */
const report = prepared<ReportRow>(
  'study_report_watched',
  sql`
  with facts as (
    select i.id, i.course_id, i.kind, coalesce(i.duration_seconds, 0) * 10 as tenths,
      c.spent_until, coalesce(p.watched, '{}') as watched,
      coalesce(p.watched_tenths, 0) as watched_tenths, p.done_at,
      extract(epoch from now() - greatest(c.spent_until, coalesce(p.reported_at, now()))) as passed
    from ${liveItems} i
    left join study_clocks c on c.user_id = ${userId}
    left join study_progress p on p.user_id = ${userId} and p.item_id = i.id
    where i.id = ${placeholder('itemId')}::int and i.course_id = ${placeholder('courseId')}::int
  ), claim as (
    select facts.*,
      greatest(0, least(tenths, floor(passed * ${tenthsASecond}) + ${graceTenths}))::int as allowed,
      ${placeholder('played')}::int4multirange * int4multirange(int4range(0, tenths)) - watched as fresh
    from facts where kind = 'video' and spent_until is not null
  ), linked as (
    -- Where nothing may be skipped, a part counts that touches the beginning or what was watched before, in any order
    -- within one report; a gap of a moment is one of the player.
    select coalesce(range_agg(block), '{}') as blocks from claim, unnest((
      select range_agg(int4range(
        greatest(0, lower(part) - least(${skipTenths}, upper(part) - lower(part))), upper(part)))
      from unnest(claim.watched + claim.fresh) as part)) as block
    where not ${placeholder('noSkipping')}::boolean or block @> 0 or block && watched
  ), parts as (
    select lower(part) as first, upper(part) as last,
      (sum(upper(part) - lower(part)) over (order by part))::int - (upper(part) - lower(part)) as before
    from claim, linked, unnest(fresh * blocks) as part
  ), taken as (
    select coalesce(range_agg(int4range(first, least(last, first + allowed - before)))
        filter (where before < allowed), '{}') as watched,
      coalesce(sum(least(last - first, allowed - before)) filter (where before < allowed), 0)::int as tenths,
      coalesce(sum(last - first), 0)::int as claimed
    from claim left join parts on true
  ), clock as (
    update study_clocks c
    set spent_until = greatest(
      c.spent_until + make_interval(secs => taken.tenths::float8 / ${tenthsASecond}), now() - ${graceOnClock})
    from claim, taken where c.user_id = ${userId} and c.spent_until = claim.spent_until
    returning taken.*
  ), progress as (
    insert into study_progress as p
      (user_id, item_id, course_id, position, playing_rate, watched, watched_tenths, done_at)
    select ${userId}, claim.id, claim.course_id,
      least(${placeholder('position')}::real, nullif(claim.tenths, 0) / 10.0),
      least(${placeholder('rate')}::real, ${fastest}), clock.watched,
      clock.tenths, case when clock.tenths >= ${number(watchedShare)} * nullif(claim.tenths, 0) then now() end
    from claim, clock
    on conflict (user_id, item_id) do update
    set position = excluded.position, playing_rate = excluded.playing_rate, watched = p.watched + excluded.watched,
      watched_tenths = p.watched_tenths + excluded.watched_tenths,
      done_at = coalesce(p.done_at, case when p.watched_tenths + excluded.watched_tenths
        >= ${number(watchedShare)} * (select nullif(tenths, 0) from claim) then now() end),
      reported_at = excluded.reported_at
    returning watched_tenths, done_at
  )
  select coalesce((select sum(upper(part) - lower(part))::int from claim, linked, unnest(fresh - blocks) as part), 0)
      as "skippedTenths",
    facts.kind, facts.spent_until is not null as opened, clock.tenths is not null as moved,
    facts.tenths, coalesce(progress.watched_tenths, facts.watched_tenths) as "watchedTenths",
    coalesce(progress.done_at, facts.done_at) is not null as done,
    coalesce(progress.done_at = now(), false) as "becameDone",
    coalesce(clock.claimed - clock.tenths, 0) as "refusedTenths"
  from facts left join clock on true left join progress on true`,
)

interface ReportRow {
  kind: (typeof itemKinds)[number]
  /** The person has a clock. */
  opened: boolean
  moved: boolean
  tenths: number
  watchedTenths: number
  done: boolean
  /** By this report. */
  becameDone: boolean
  refusedTenths: number
  /** Parts that go on from nothing watched, where nothing may be skipped. */
  skippedTenths: number
}

/** Starts a person's clock now, so that a first report without a visit gains only the grace. */
const startClock = prepared(
  'study_start_clock',
  sql`insert into study_clocks (user_id) values (${userId}) on conflict do nothing`,
)

/** Stores the position and the union of the played parts. @throws course.itemNotFound, study.notAVideo */
export async function reportWatched({
  db,
  viewer,
  input: { courseId, itemId, position, rate, played },
}: Call<typeof studyApi.reportWatched>): Promise<AnswerOf<typeof studyApi.reportWatched>> {
  const state = await checkMayOpen(db, viewer, { courseId, itemId })
  const values = {
    ...{ userId: viewer.id, courseId, itemId, position, rate, played: toMultirange(played) },
    noSkipping: state.noSkipping && !state.staff,
  }
  const taken = await take(db, values)
  if (taken.becameDone) await recordCompletion(db, { userId: viewer.id, courseId })
  return {
    itemId,
    share: taken.tenths === 0 ? 0 : Math.min(1, taken.watchedTenths / taken.tenths),
    done: taken.done,
    refusedSeconds: (taken.refusedTenths + taken.skippedTenths) / 10,
  }
}

async function take(db: Db, values: { userId: number } & Record<string, unknown>) {
  for (;;) {
    const [found] = await report(db, values)
    if (!found) throw new AppError(courseErrors.itemNotFound)
    if (found.kind !== 'video') throw new AppError(studyErrors.notAVideo)
    // In each round one of the simultaneous reports moves the clock, so the loop ends.
    if (found.moved) return found
    if (!found.opened) await startClock(db, values)
  }
}
