import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { liveChapters } from './live-rows.ts'
import type { LearnerState } from './rules.ts'

type Chapter = Readonly<{ chapterId: number; parentId: number | null }>

const readDays = prepared<{ chapterId: number; opensOn: string }>(
  'course_opening_days',
  sql`
    select w.chapter_id as "chapterId", w.opens_on::text as "opensOn" from course_semester_weeks w
    join ${liveChapters} top on top.id = w.chapter_id and top.parent_id is null
    where w.semester_id = ${sql.placeholder('semesterId')}::int`,
)

/**
 * Returns the day on which each chapter of an outline opens to this learner, by the chapter's id; those that open
 * with the semester are left out. The day of a top chapter that a release has put below another one counts no more.
 * No query where the joined semester has no pace.
 */
export async function openingDays(
  db: Db,
  state: Pick<LearnerState, 'pacedSemesterId' | 'staff'>,
  outline: readonly Chapter[],
): Promise<ReadonlyMap<number, string>> {
  if (state.pacedSemesterId === null || state.staff) return new Map()
  const rows = await readDays(db, { semesterId: state.pacedSemesterId })
  const days = new Map(rows.map(({ chapterId, opensOn }) => [chapterId, opensOn]))
  // A chapter comes after the one that it lies below.
  for (const { chapterId, parentId } of outline) {
    const above = parentId === null ? undefined : days.get(parentId)
    if (above !== undefined) days.set(chapterId, above)
  }
  return days
}

/** The day on which an item, under the alias `i`, opens in a semester; null where it opens with it. */
export const itemOpensOn = (semesterId: SQL): SQL<string | null> => sql`(
  with recursive above as (
    select ch.id, ch.parent_id from ${liveChapters} ch where ch.id = i.chapter_id
    union all
    select up.id, up.parent_id from ${liveChapters} up join above on up.id = above.parent_id)
  select w.opens_on::text from above
  join course_semester_weeks w on w.chapter_id = above.id and w.semester_id = ${semesterId}
  where above.parent_id is null limit 1)`
