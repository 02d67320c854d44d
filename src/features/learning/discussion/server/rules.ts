import { announcementErrors } from '#src/features/learning/announcement/errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import {
  mayLookAfter,
  mayManage,
  mayOpen,
  maySeeStudents,
  type Standing,
} from '#src/features/learning/class/server/rules.ts'
import { interactionErrors } from '#src/features/learning/interaction/errors.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { discussionErrors as errors } from '../errors.ts'
import { repliesMost, topicsMost, topicsOfOneMost } from '../limits.ts'

/** The discussion of a class as one person finds it. */
export interface Talk extends Standing {
  isOff: boolean
}
/** A topic or a reply in it. */
interface Written extends Talk {
  isMine: boolean
  hidden: boolean
}
export interface FoundTopic extends Written {
  deleted: boolean
  closed: boolean
}

/** The comments on an announcement. */
export interface FoundComments extends Talk {
  published: boolean
  closed: boolean
}

/** Members read the discussion of a class; students while it is switched on. */
export const mayFollowTalk = (talk: Talk): Ruling =>
  mayOpen(talk) ?? (talk.isOff && talk.role === 'student' ? errors.off : null)

/** Members write while the discussion is switched on and the class is not archived. */
export function mayWrite(talk: Talk): Ruling {
  const refused = mayOpen(talk) ?? (talk.isOff ? errors.off : null)
  return refused ?? (talk.state === 'archived' ? classErrors.archived : null)
}

/** Members read a text; one that a reviewer has hidden exists for its author only, and none exists for strangers. */
export function mayRead(found: Written): Ruling {
  if (found.role === null || (found.hidden && !found.isMine)) return errors.unknown
  return mayFollowTalk(found)
}

export function mayReply(found: FoundTopic): Ruling {
  const refused = mayRead(found) ?? mayWrite(found)
  if (refused) return refused
  if (found.deleted) return errors.deleted
  if (found.hidden) return interactionErrors.hidden
  return found.closed ? errors.closed : null
}

export function mayEdit(found: Written & { deleted?: boolean }): Ruling {
  const refused = mayWrite(found)
  if (refused) return refused
  if (!found.isMine) return interactionErrors.notAuthor
  return found.deleted ? errors.deleted : null
}

/** Members read comments; students while the discussion is switched on. */
export const mayReadComments = (found: Talk): Ruling => mayFollowTalk(found)

/** Members comment on a published announcement until its comments are closed. */
export function mayComment(found: FoundComments): Ruling {
  const refused = mayWrite(found)
  if (refused) return refused
  if (!found.published) return announcementErrors.notPublished
  return found.closed ? errors.commentsClosed : null
}

/** Its author and the teachers of the class close its comments, and open them again. */
export const mayCloseComments = ({ change }: { change: Ruling }): Ruling => change

/** Authors delete their own texts, teachers and assistants any. A hidden text stays, so that it is not posted again. */
export function mayDelete(found: Written): Ruling {
  if (found.state === 'archived') return classErrors.archived
  if (!found.isMine && maySeeStudents(found) !== null) return interactionErrors.notAuthor
  return found.hidden ? interactionErrors.hidden : mayFollowTalk(found)
}

/** Teachers and assistants pin and close topics. */
export const mayModerate = (found: FoundTopic): Ruling =>
  mayRead(found) ?? mayLookAfter(found) ?? (found.deleted ? errors.deleted : null)

/** Members follow a topic, or stop, in a class that is not archived. */
export const mayFollow = (found: FoundTopic): Ruling =>
  mayRead(found) ??
  (found.state === 'archived' ? classErrors.archived : null) ??
  (found.deleted ? errors.deleted : null)

export function mayReport(found: Written & { deleted?: boolean }): Ruling {
  if (found.isMine) return interactionErrors.own
  return found.deleted ? errors.deleted : null
}

/** Teachers switch the discussion of a class off and on. */
export const maySetOff = (standing: Standing): Ruling => mayManage(standing)

/** A class has a limit of topics, and so has each person in it. */
export function mayBeMore({ all, own }: { all: number; own: number }): Ruling {
  if (all >= topicsMost) return withValues(errors.tooMany, { most: topicsMost })
  return own >= topicsOfOneMost ? withValues(errors.tooManyOfOne, { most: topicsOfOneMost }) : null
}

export const mayBeOneMoreReply = (count: number): Ruling =>
  count < repliesMost ? null : withValues(errors.full, { most: repliesMost })
