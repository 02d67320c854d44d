import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type LearnerState, maySee } from '#src/features/learning/course/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { taskErrors as errors } from '../errors.ts'

/** Learners of the course answer its tasks; a trial and the teachers' own look are for reading. */
export const mayAnswer = (state: Pick<LearnerState, 'joined' | 'staff' | 'published'>): Ruling =>
  state.joined ? null : (maySee(state) ?? courseErrors.notJoined)

/** The task asks for an answer. */
export const takesAnswer = ({ handsIn }: { handsIn: boolean }): Ruling =>
  handsIn ? null : errors.takesNoAnswer

/** The owner and accepted co-teachers read what was handed in, and comment on it. */
export const mayWork = ({ teaches }: { teaches: boolean }): Ruling =>
  teaches ? null : errors.notTeacher

/** Only what a learner of the course has handed in is read. A learner who has left is one no longer. */
export const isReadable = ({ handIns, joined }: { handIns: number; joined: boolean }): Ruling =>
  handIns > 0 && joined ? null : errors.notFound
