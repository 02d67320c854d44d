import type { LearnerState } from '#src/features/learning/course/server/rules.ts'
import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** Throws unless the viewer may open an item now; the study room knows when. */
export const itemOpening =
  port<
    (db: Db, viewer: Viewer, item: { courseId: number; itemId: number }) => Promise<LearnerState>
  >('opening of an item')
