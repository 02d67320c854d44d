import { classErrors } from '#src/features/learning/class/errors.ts'
import type { ClassRole, ClassState } from '#src/features/learning/class/limits.ts'
import type {
  HomeworkKind,
  HomeworkState,
  PeerState,
} from '#src/features/learning/homework/limits.ts'
import { mayDecide, maySet, mayWrite } from '#src/features/learning/homework/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { peerErrors as errors } from '../errors.ts'

interface Standing {
  role: ClassRole | null
  /** Of the class. */
  state: ClassState
  homeworkState: HomeworkState
  kind: HomeworkKind
  /** Null: homework has no round. */
  round: PeerState | null
  isStarted: boolean
  hasWorks: boolean
  /** Groups do the homework together. */
  inGroups: boolean
  /** The date of published homework has passed. */
  isDue: boolean
}

/** The teachers of the class set a round up, change and remove it until a work was handed in or the date has passed. */
export const maySetRound = (of: Omit<Standing, 'isStarted'>): Ruling => {
  // A quiz has no works that others could read.
  const refused = maySet(of) ?? mayWrite(of)
  if (refused) return refused
  if (of.inGroups) return errors.inGroups
  if (of.hasWorks) return errors.hasWorks
  return of.isDue && of.homeworkState === 'published' ? errors.datePassed : null
}

/** They move its end until it has ended. */
export const mayExtendRound = (of: Omit<Standing, 'isStarted'>): Ruling => {
  const refused = maySet(of)
  if (refused) return refused
  if (of.round === null) return errors.unknown
  return of.round === 'ended' ? errors.isEnded : null
}

const mayDecideOf = (of: Standing): Ruling =>
  mayDecide(of) ?? (of.round === null ? errors.unknown : null)

/** They have works allocated at once when the date has passed. */
export const mayBegin = (of: Standing): Ruling => {
  const refused = mayDecideOf(of)
  if (refused) return refused
  if (of.round === 'ended') return errors.isEnded
  if (of.isStarted) return errors.isStarted
  return of.isDue ? null : errors.notStarted
}

/** They end a round that has started. */
export const mayEnd = (of: Standing): Ruling => {
  const refused = mayDecideOf(of)
  if (refused) return refused
  if (of.round === 'ended') return errors.isEnded
  return of.isStarted ? null : errors.notStarted
}

/** They give the proposed marks once it has ended. */
export const mayRelease = (of: Standing): Ruling =>
  mayDecideOf(of) ?? (of.round === 'ended' ? null : errors.notEnded)

/** They decide on objections at any time. */
export const mayDecideObjection = (of: Standing): Ruling => mayDecideOf(of)

/** Participants write and change reviews while the round runs and the class is not archived. */
export const mayReview = (of: Pick<Standing, 'state' | 'round'>): Ruling => {
  if (of.state === 'archived') return classErrors.archived
  if (of.round === 'running') return null
  return of.round === 'ended' ? errors.isEnded : errors.notStarted
}

/** They object to reviews of their own work once it was returned. */
export const mayObject = (of: Pick<Standing, 'state'> & { isReturned: boolean }): Ruling => {
  if (of.state === 'archived') return classErrors.archived
  return of.isReturned ? null : errors.notReturned
}
