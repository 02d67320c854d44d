import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { LearnerState } from './rules.ts'

/** What is open to a person. The study room provides it, because what a learner has done decides. */
export const courseOpening = port<{
  /**
   * Throws unless the person may open the item. Does not check that the item belongs to the course.
   * @throws course.notFound and the refusals of `mayOpen`
   * @returns the person's relation to the course
   */
  checkItem(
    db: Db,
    viewer: Viewer,
    place: { courseId: number; itemId: number },
  ): Promise<LearnerState>
  /** Returns the chapters, of all these courses, that are locked to the learner; one query, or none. */
  lockedChapters(
    db: Db,
    states: readonly LearnerState[],
    userId: number,
  ): Promise<ReadonlySet<number>>
}>('course opening')
