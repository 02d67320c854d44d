import { type SQL, sql } from 'drizzle-orm'
import type { Progress } from '#src/features/learning/course/server/rules.ts'
import { pagesShare } from '../contract.ts'
import { countingPassed, countingShare } from '#src/features/learning/quiz/server/counting.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

/**
 * SQL condition: the person has done item `i`. The query joins the item's study_progress as `p`. A quiz
 * is done when what counts of its attempts passes, another item once `done_at` is set.
 */
export const itemDone = (userId: number | SQL) => sql`
  case when i.kind = 'quiz'
    then ${countingPassed(sql`i.quiz_id`, userId)}
    else p.done_at is not null end`

/**
 * SQL: how far the person is with item `i`, 0 to 1; never null. The query joins the item's study_progress as `p`.
 */
export const itemShare = (userId: number | SQL) => sql`
  coalesce(case i.kind
    when 'quiz' then ${countingShare(sql`i.quiz_id`, userId)}
    when 'video' then least(1, coalesce(p.watched_tenths / nullif(i.duration_seconds * 10.0, 0), 0))
    else case when p.done_at is not null then 1 else least(1, coalesce(
      cardinality(p.pages) / nullif(ceil(i.pages * ${sql.raw(String(pagesShare))}), 0), 0)) end end, 0)::float8`

const ofPerson = sql`${sql.placeholder('userId')}::int`

const readProgress = prepared<{ courseId: number } & Progress>(
  'study_progress_of_courses',
  sql`
    select wanted.id as "courseId", count(i.id)::int as total,
      count(i.id) filter (where ${itemDone(ofPerson)})::int as done,
      min(place.item_id) filter (where place.item_id = i.id) as "placeItemId"
    from unnest(${sql.placeholder('courseIds')}::int[]) as wanted (id)
    left join ${liveItems} i on i.course_id = wanted.id
    left join study_progress p on p.user_id = ${ofPerson} and p.item_id = i.id
    left join study_places place on place.user_id = ${ofPerson} and place.course_id = wanted.id
    group by wanted.id`,
)

/**
 * Returns a person's progress by course id, counted in one query whatever the number of courses.
 * Courses without items and unknown ones have 0 of 0.
 */
export async function progressOf(
  db: Db,
  userId: number,
  courseIds: number[],
): Promise<Map<number, Progress>> {
  const rows = await readProgress(db, { userId, courseIds })
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]))
}

interface ItemProgressRow {
  itemId: number
  done: boolean
  share: number
}

const readItems = prepared<ItemProgressRow>(
  'study_progress_of_items',
  sql`
    select i.id as "itemId", ${itemDone(ofPerson)} as done, ${itemShare(ofPerson)} as share
    from ${liveItems} i
    left join study_progress p on p.user_id = ${ofPerson} and p.item_id = i.id
    where i.course_id = ${sql.placeholder('courseId')}::int`,
)

/** Returns a person's progress by item id. Shares are 0 to 1. */
export async function itemProgress(
  db: Db,
  userId: number,
  courseId: number,
): Promise<Map<number, { done: boolean; share: number }>> {
  const rows = await readItems(db, { userId, courseId })
  return new Map(rows.map(({ itemId, ...progress }) => [itemId, progress]))
}
