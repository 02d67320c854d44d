import type { Ruling } from '#src/shared/can.ts'
import { reviewErrors } from '../errors.ts'

/** A person's relation to a course, as reviews ask for it. */
export interface ReviewerFacts {
  joined: boolean
  /** Owner or co-teacher. */
  teaches: boolean
  /** Owner, or a co-teacher who may edit the course. */
  edits: boolean
}

/** A learner who has joined may review a course; its teachers may not. */
export function mayReview({ joined, teaches }: ReviewerFacts): Ruling {
  if (teaches) return reviewErrors.ownCourse
  return joined ? null : reviewErrors.notJoined
}

/** Each signed-in person may find a review helpful, or report it, but not the own one. */
export const mayJudge = ({ isMine }: { isMine: boolean }): Ruling =>
  isMine ? reviewErrors.ownReview : null

/** The owner of the course, and co-teachers who may edit it, reply. */
export const mayReply = ({ edits }: Pick<ReviewerFacts, 'edits'>): Ruling =>
  edits ? null : reviewErrors.notTeacher

/** A hidden review stays, so that writing it again does not show it again. */
export const mayDelete = ({ hidden }: { hidden: boolean }): Ruling =>
  hidden ? reviewErrors.hidden : null
