import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { itemOpensOn } from '#src/features/learning/course/server/opening-days.ts'
import { type LearnerState, mayOpen } from '#src/features/learning/course/server/rules.ts'
import { isTrialItem } from '#src/features/learning/course/server/trial-item.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { must } from '#src/shared/can.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { lockedChapters } from './locked-chapters.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'

/**
 * Throws unless the viewer may open the item; one round trip for learners. Does not check that the
 * item belongs to the course: the caller's own statement does.
 * @returns the viewer's relation to the course
 */
export async function checkMayOpen(
  db: Db,
  viewer: Viewer,
  { courseId, itemId }: { courseId: number; itemId: number },
): Promise<LearnerState> {
  const state = await visibleState(db, courseId, viewer)
  const [opensOn, locked, trial] = await Promise.all([
    openingDay(db, state, itemId),
    isLocked(db, state, { userId: viewer.id, itemId }),
    isTrial(db, state, itemId),
  ])
  must(mayOpen(state, { trial, opensOn, locked }))
  return state
}

const itemId = sql`${sql.placeholder('itemId')}::int`

const readOpeningDay = prepared<{ opensOn: string | null }>(
  'study_item_opens_on',
  sql`select ${itemOpensOn(sql`${sql.placeholder('semesterId')}::int`)} as "opensOn"
    from ${liveItems} i where i.id = ${itemId}`,
)

const readChapter = prepared<{ chapterId: number }>(
  'study_item_chapter',
  sql`select i.chapter_id as "chapterId" from ${liveItems} i where i.id = ${itemId}`,
)

const readTrial = prepared<{ trial: boolean }>(
  'study_item_is_trial',
  sql`select ${isTrialItem} as trial from ${liveItems} i join courses c on c.id = i.course_id
    where i.id = ${itemId} and c.id = ${sql.placeholder('courseId')}::int`,
)

/** Asks only where the joined semester has a pace. */
async function openingDay(db: Db, state: LearnerState, itemId: number): Promise<string | null> {
  if (state.pacedSemesterId === null || state.staff) return null
  const [row] = await readOpeningDay(db, { itemId, semesterId: state.pacedSemesterId })
  return row?.opensOn ?? null
}

/** Asks only in a course that is learned in order. */
export async function isLocked(
  db: Db,
  state: LearnerState,
  { userId, itemId }: { userId: number; itemId: number },
): Promise<boolean> {
  const locked = await lockedChapters(db, state, userId)
  if (locked.size === 0) return false
  const rows = await readChapter(db, { itemId })
  return rows.some(({ chapterId }) => locked.has(chapterId))
}

/** Asks only before joining, because only then does the trial decide. */
async function isTrial(db: Db, state: LearnerState, itemId: number): Promise<boolean> {
  if (state.joined || state.staff) return false
  const [row] = await readTrial(db, { itemId, courseId: state.courseId })
  return row?.trial === true
}
