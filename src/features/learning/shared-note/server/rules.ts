import { classErrors } from '#src/features/learning/class/errors.ts'
import { mayLookAfter, mayOpen, type Standing } from '#src/features/learning/class/server/rules.ts'
import { classCourseErrors } from '#src/features/learning/class-course/errors.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { sharedNoteErrors as errors } from '../errors.ts'
import { sharedMost } from '../limits.ts'

/** An earlier sharing of the note with the class. */
export interface Former {
  hidden: boolean
  removed: boolean
  /** The note was edited after a teacher had taken it out. */
  editedSince: boolean
}

/** Members share their own notes of a course that the class has, unless the class is archived. */
export const mayShare = (standing: Standing, { hasCourse }: { hasCourse: boolean }): Ruling =>
  mayOpen(standing) ??
  (standing.state === 'archived' ? classErrors.archived : null) ??
  (hasCourse ? null : classCourseErrors.unknown)

/** A note that a reviewer has hidden is not shared again; one that a teacher has taken out, once it was edited. */
export function mayShareAgain({ hidden, removed, editedSince }: Former): Ruling {
  if (hidden) return errors.hidden
  return removed && !editedSince ? errors.removed : null
}

export const mayBeMore = (count: number): Ruling =>
  count < sharedMost ? null : withValues(errors.tooMany, { most: sharedMost })

/** Writers take their notes back at any time. A hidden one stays, so that it is not shared again. */
export const mayTakeBack = ({ hidden }: { hidden: boolean }): Ruling =>
  hidden ? errors.hidden : null

/** Teachers and assistants take notes of others out of a class that is not archived. */
export const mayRemove = (standing: Standing): Ruling => mayLookAfter(standing)

export const mayReport = ({ isMine }: { isMine: boolean }): Ruling => (isMine ? errors.own : null)
