import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Funnel } from '../contract.ts'
import { filmParts } from '../limits.ts'
import { doneRows } from './done-rows.ts'
import type { Top } from './due-items.ts'

interface Learners {
  courseId: number
  /** Undefined: of all semesters. */
  semester: number | undefined
}

const learnersOf = ({ courseId, semester }: Learners) => sql`(
  select l.user_id from course_learners l where l.course_id = ${courseId}
    and ${semester === undefined ? sql`true` : sql`l.semester_id = ${semester}`})`

interface Row extends Record<string, unknown> {
  funnel: Funnel
  chapters: { place: number; begun: number; done: number }[]
}

/** Counts how far learners come: in the course, and in each top chapter by its place. One query. */
export async function readSteps(db: Db, given: Learners, tops: readonly Top[]) {
  const { courseId } = given
  const places = tops.flatMap(({ itemIds }, place) => itemIds.map(() => place))
  const itemIds = tops.flatMap((top) => top.itemIds)
  const { rows } = await db.execute<Row>(sql`
    with ${doneRows(courseId)},
    place as materialized (select * from unnest(${sql.param(itemIds)}::int[], ${sql.param(places)}::int[]) as p (item_id, place)),
    size as (select place, count(*) as items from place group by place),
    part as materialized (
      select d.user_id, p.place, count(*) as done
      from done d join place p on p.item_id = d.item_id
      where d.user_id in ${learnersOf(given)} group by d.user_id, p.place),
    learner as (
      select l.user_id, coalesce(sum(part.done), 0) as done, bool_or(seen.user_id is not null) as visited,
        bool_or(finished.user_id is not null) as finished
      from ${learnersOf(given)} l
      left join part on part.user_id = l.user_id
      left join study_places seen on seen.user_id = l.user_id and seen.course_id = ${courseId}
      left join course_completions finished on finished.user_id = l.user_id and finished.course_id = ${courseId}
      group by l.user_id)
    select (
      select json_build_object('joined', count(*),
        'begun', count(*) filter (where visited or done > 0 or finished),
        'half', count(*) filter (where finished or (total > 0 and done * 2 >= total)),
        'completed', count(*) filter (where finished or (total > 0 and done >= total)))
      from learner, (select count(*) as total from place) t) as funnel,
      coalesce((
        select json_agg(json_build_object('place', place, 'begun', begun, 'done', complete))
        from (select part.place, count(*) as begun, count(*) filter (where part.done = size.items) as complete
          from part join size on size.place = part.place group by part.place) c), '[]') as chapters`)
  return rows[0]!
}

/** Counts those who played at least half of each tenth of a film, by their recorded parts. */
export async function readFilm(db: Db, given: Learners, film: { itemId: number; seconds: number }) {
  const { itemId, seconds } = film
  // The ledger counts in tenths of a second, so a tenth of the film is as many of them as the film has seconds.
  const { rows } = await db.execute<{ part: number; viewers: number; all: number }>(sql`
    select part.n as part, count(p.watched)::int as "all",
      (count(*) filter (where case
        when p.watched @> part.span then true
        when not p.watched && part.span then false
        else (select sum(upper(seen) - lower(seen)) * 2 >= ${seconds}::int
          from unnest(p.watched * int4multirange(part.span)) as seen) end))::int as viewers
    from (select n, int4range(n * ${seconds}::int, (n + 1) * ${seconds}::int) as span
      from generate_series(0, ${filmParts - 1}::int) as n) part
    left join study_progress p on p.item_id = ${itemId} and p.watched_tenths > 0
      and p.user_id in ${learnersOf(given)}
    group by part.n order by part.n`)
  return {
    viewers: rows[0]?.all ?? 0,
    parts: rows.map(({ part, viewers }) => ({
      ...{ from: (part * seconds) / filmParts, to: ((part + 1) * seconds) / filmParts, viewers },
    })),
  }
}
