import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { LearnerState } from './rules.ts'

/**
 * Throws unless the viewer may open the item of the course, and returns the viewer's relation to the course. Whether the
 * item is one of the course is for the caller's own statement to check. The study room answers, because its rules
 * decide: the pace of a semester, and chapters in order.
 */
export const itemOpening =
  port<
    (db: Db, viewer: Viewer, place: { courseId: number; itemId: number }) => Promise<LearnerState>
  >('item opening')
