import type { LearnerState } from '#src/features/learning/course/server/rules.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'

/** What the study room knows and writes about teaching tasks. */
export const taskStudy = port<{
  /** Throws unless the viewer may open the item. @returns the viewer's relation to the course */
  checkMayOpen: (
    db: Db,
    viewer: Viewer,
    item: { courseId: number; itemId: number },
  ) => Promise<LearnerState>
  /** Sets the task as done by its learner, for good. */
  setDone: (tx: Tx, of: { userId: number; courseId: number; itemId: number }) => Promise<void>
}>('the study of teaching tasks')
