import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type LearnerState, maySee } from '#src/features/learning/course/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { noteErrors } from '../errors.ts'

/**
 * Learners and the teachers of a course write notes on all its items, also on one that a release has left out since: a
 * device without a network does not know of it.
 */
export const mayNote = (state: Pick<LearnerState, 'joined' | 'staff' | 'published'>): Ruling =>
  state.joined || state.staff ? null : (maySee(state) ?? courseErrors.notJoined)

/** A note is deleted only as its writer has last seen it. */
export const mayDelete = (note: { revision: number }, seen: { revision: number }): Ruling =>
  note.revision > seen.revision ? noteErrors.changedElsewhere : null
