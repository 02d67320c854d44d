import { sql } from 'drizzle-orm'
import {
  stateColumns,
  stateOf,
  type StateRow,
  stateTables,
} from '#src/features/learning/course/server/access.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { itemOpensOn } from '#src/features/learning/course/server/opening-days.ts'
import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import { isTrialItem } from '#src/features/learning/course/server/trial-item.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { lockedOfCourses } from './locked-chapters.ts'

const userId = sql`${sql.placeholder('userId')}::int`

const readItems = prepared<
  StateRow & { itemId: number; chapterId: number; trial: boolean; opensOn: string | null }
>(
  'study_items_to_open',
  sql`
    select i.id as "itemId", i.chapter_id as "chapterId", ${isTrialItem} as trial,
      ${itemOpensOn(sql`own.id`)} as "opensOn", ${stateColumns(userId)}
    from ${liveItems} i join courses c on c.id = i.course_id ${stateTables(userId)}
    where i.id = any(${sql.placeholder('itemIds')}::int[])`,
)

/** Returns those of these items that the viewer may open, whichever courses they are of; two queries, or none. */
export async function openItems(
  db: Db,
  viewer: Viewer,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set()
  const rows = await readItems(db, { itemIds: [...new Set(itemIds)], userId: viewer.id })
  const items = rows.map((row) => ({ ...row, state: stateOf(row, viewer) }))
  const states = [...new Map(items.map(({ state }) => [state.courseId, state])).values()]
  const locked = await lockedOfCourses(db, states, viewer.id)
  const open = items.filter(
    (item) => mayOpen(item.state, { ...item, locked: locked.has(item.chapterId) }) === null,
  )
  return new Set(open.map(({ itemId }) => itemId))
}
