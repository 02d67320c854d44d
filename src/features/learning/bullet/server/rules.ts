import { courseErrors } from '#src/features/learning/course/contract.ts'
import type { LearnerState } from '#src/features/learning/course/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { bulletErrors as errors } from '../errors.ts'

/** Learners who joined and the staff read and write bullet comments, where the teachers have turned them on. */
export const mayFly = (
  state: Pick<LearnerState, 'joined' | 'staff' | 'bulletComments'>,
): Ruling => {
  if (!state.joined && !state.staff) return courseErrors.notJoined
  return state.bulletComments ? null : errors.off
}

/** A teacher of the course deletes what does not belong there; what a reviewer has hidden stays, so that it is not posted again. */
export const mayDelete = ({
  isMine,
  teaches,
  hidden,
}: {
  isMine: boolean
  teaches: boolean
  hidden: boolean
}): Ruling => {
  if (!isMine && !teaches) return errors.notAuthor
  return hidden ? errors.hidden : null
}

export const mayReport = ({ isMine }: { isMine: boolean }): Ruling => (isMine ? errors.own : null)
