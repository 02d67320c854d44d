import type { Tx } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'

/** The study room writes what is done of teaching tasks. */
export const taskStudy = port<{
  /** Sets the task as done by its learner, for good. */
  setDone: (tx: Tx, of: { userId: number; courseId: number; itemId: number }) => Promise<void>
}>('the study of teaching tasks')
