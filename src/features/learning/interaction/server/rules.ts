import { courseErrors } from '#src/features/learning/course/contract.ts'
import { type LearnerState, maySee } from '#src/features/learning/course/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { interactionErrors as errors } from '../errors.ts'

/** Learners of a course and its staff ask, read and reply in it. */
export const mayTakePart = (state: Pick<LearnerState, 'joined' | 'staff' | 'published'>): Ruling =>
  state.joined || state.staff ? null : (maySee(state) ?? courseErrors.notJoined)

/** The owner and accepted co-teachers answer; administrators who do not teach the course decide about reports only. */
export const mayWork = ({ teaches }: { teaches: boolean }): Ruling =>
  teaches ? null : errors.notTeacher

/** What a rule asks about a question or a reply. */
interface Written {
  isMine: boolean
  hidden: boolean
}
interface Asked extends Written {
  teaches: boolean
  joined: boolean
  isPrivate: boolean
  deleted: boolean
}

/** A private question is for its asker and the teachers; a hidden one for its asker. Of others it is as if there were none. */
export function mayRead({
  isPrivate,
  hidden,
  isMine,
  teaches,
}: Omit<Asked, 'joined' | 'deleted'>): Ruling {
  if (hidden && !isMine) return errors.notFound
  return isPrivate && !isMine && !teaches ? errors.notFound : null
}

export const mayReply = ({ deleted, hidden }: Pick<Asked, 'deleted' | 'hidden'>): Ruling => {
  if (deleted) return errors.deleted
  return hidden ? errors.hidden : null
}

/** The asker and the teachers accept an answer. */
export function mayAccept({
  isMine,
  teaches,
  deleted,
}: Pick<Asked, 'isMine' | 'teaches' | 'deleted'>): Ruling {
  if (deleted) return errors.deleted
  return isMine || teaches ? null : errors.mayNotAccept
}

/** Learners and teachers of the course follow the questions of others; an asker is told of replies without it. */
export function mayFollow({
  isMine,
  teaches,
  joined,
}: Pick<Asked, 'isMine' | 'teaches' | 'joined'>): Ruling {
  if (isMine) return errors.ownFollowed
  return teaches || joined ? null : errors.notInCourse
}

/** Other learners have the same question; a private one has no others. */
export function haveSame({
  isMine,
  isPrivate,
  deleted,
  teaches,
  joined,
}: Pick<Asked, 'isMine' | 'isPrivate' | 'deleted' | 'teaches' | 'joined'>): Ruling {
  if (deleted) return errors.deleted
  if (isMine) return errors.own
  if (teaches || !joined) return errors.forLearners
  return isPrivate ? errors.privateQuestion : null
}

export const mayEdit = ({ isMine, deleted = false }: { isMine: boolean; deleted?: boolean }) => {
  if (!isMine) return errors.notAuthor
  return deleted ? errors.deleted : null
}

/** A hidden text stays, so that it is not posted again. */
export const mayDelete = ({ isMine, hidden }: Written): Ruling => {
  if (!isMine) return errors.notAuthor
  return hidden ? errors.hidden : null
}

export const mayReport = ({ isMine, deleted = false }: { isMine: boolean; deleted?: boolean }) => {
  if (isMine) return errors.own
  return deleted ? errors.deleted : null
}
