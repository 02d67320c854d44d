import { visibleState } from '#src/features/learning/course/server/access.ts'
import { type LearnerState } from '#src/features/learning/course/server/rules.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/**
 * Throws unless the viewer may open the item; one round trip for learners. Does not check that the
 * item belongs to the course: the caller's own statement does.
 */
export async function checkMayOpen(
  db: Db,
  viewer: Viewer,
  { courseId, itemId }: { courseId: number; itemId: number },
): Promise<void> {
  const state = await visibleState(db, courseId, viewer)
  must(mayOpen(state, { trial: await isTrial(db, state, itemId) }))
}

/** Reads the outline only before joining a paid course, because only then does the trial decide. */
export async function isTrial(db: Db, state: LearnerState, itemId: number): Promise<boolean> {
  if (state.joined || state.staff || state.fee === 0) return false
  const outline = await readOutline(db, state.courseId, defaultLocale)
  return outline.some(({ items }) => items.some((item) => item.itemId === itemId && item.trial))
}
