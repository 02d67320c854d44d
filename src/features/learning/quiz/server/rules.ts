import { attemptsForKey, type ShownWhen } from '#src/features/content/outline/quiz-settings.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { quizErrors, withheldErrors } from '../errors.ts'
import type { attemptStatuses, WithheldReason } from '../statuses.ts'
import type { Terms } from './read-terms.ts'

interface Attempt {
  status: (typeof attemptStatuses)[number]
}

/** An open attempt is withheld while its learner may not take the quiz. */
export const isWithheld = ({ withheld }: { withheld: WithheldReason | null }): Ruling =>
  withheld === null ? null : withheldErrors[withheld]

/** An attempt accepts answers until it is handed in or its time has run out, unless it is withheld or paused. */
export const mayAnswer = ({
  status,
  running,
  paused,
  withheld,
}: Attempt & { running: boolean; paused: boolean; withheld: WithheldReason | null }): Ruling => {
  if (status !== 'open') return quizErrors.handedIn
  if (!running) return quizErrors.timeIsUp
  const refused = isWithheld({ withheld })
  if (refused) return refused
  return paused ? quizErrors.paused : null
}

/** Files of answers arrive while answers do: until the hand-in, and for days after an end that was not the learner's. */
export const maySendFile = (attempt: { isOpen: boolean; takesLate: boolean }): Ruling =>
  attempt.isOpen || attempt.takesLate ? null : quizErrors.handedIn

/** A link for photographs is made for an open attempt. */
export const mayMakePhotoLink = (attempt: { isOpen: boolean }): Ruling =>
  attempt.isOpen ? null : quizErrors.handedIn

interface LinkFacts {
  stopped: boolean
  isOpen: boolean
  takesLate: boolean
  secondsLeft: number
  paused: boolean
  withheld: WithheldReason | null
  behind: boolean
}

/** What a link has begun may end until the learner stops it, signs out or hands in. */
export const mayFinishByLink = (link: LinkFacts): Ruling =>
  link.stopped ? quizErrors.photoLinkOver : maySendFile(link)

/** A link is good for some minutes. */
export const mayAddByLink = (link: LinkFacts): Ruling =>
  mayFinishByLink(link) ?? (link.secondsLeft > 0 ? null : quizErrors.photoLinkOver)

/** A photograph begins by a link that is valid, for a question that the quiz still leads back to, and not in a pause. */
export function mayBeginByLink(link: LinkFacts): Ruling {
  const refused = mayAddByLink(link) ?? isWithheld(link)
  if (refused) return refused
  if (link.paused) return quizErrors.paused
  return link.behind ? quizErrors.noWayBack : null
}

/** An open attempt is handed in by its learner unless it is withheld, not before the minutes that the quiz asks for. */
export const mayHandIn = ({
  status,
  minutesToWait,
  withheld,
}: Attempt & { minutesToWait: number; withheld: WithheldReason | null }): Ruling => {
  if (status !== 'open') return quizErrors.handedIn
  const refused = isWithheld({ withheld })
  if (refused) return refused
  return minutesToWait > 0 ? withValues(quizErrors.tooEarly, { minutes: minutesToWait }) : null
}

/** What decides whether an attempt may begin now. */
export type StartTerms = Pick<
  Terms,
  | 'now'
  | 'opensAt'
  | 'lateUntil'
  | 'entryUntil'
  | 'allowed'
  | 'used'
  | 'waitUntil'
  | 'questionCount'
>

/** An attempt begins while the quiz is open to this person, as often as it allows, and not right after the last one. */
export function mayStart(terms: StartTerms): Ruling {
  const { now, opensAt, lateUntil, entryUntil, allowed, used, waitUntil, questionCount } = terms
  if (questionCount === 0) return quizErrors.noQuestions
  if (opensAt !== null && now < opensAt) return quizErrors.notOpen
  if (lateUntil !== null && now > lateUntil) return quizErrors.closed
  if (entryUntil !== null && now > entryUntil) return quizErrors.entryClosed
  if (allowed !== null && used >= allowed) return quizErrors.noAttemptsLeft
  return waitUntil === null ? null : quizErrors.waits
}

/** The teachers of a quiz that has questions may take it at any time. */
export const mayTry = ({ questionCount }: Pick<Terms, 'questionCount'>): Ruling =>
  questionCount === 0 ? quizErrors.noQuestions : null

/** A quiz with a password asks for it at the start. */
export const fitsPassword = (terms: Pick<Terms, 'password'>, given: string | undefined): Ruling => {
  if (terms.password === '' || given?.trim() === terms.password) return null
  return given === undefined || given === '' ? quizErrors.needsPassword : quizErrors.wrongPassword
}

/** How far a quiz and its learner have come, for what is shown of a result. */
export interface Stage {
  /** Of the learner, trial runs apart. */
  handedIn: number
  hasPassed: boolean
  closedForAll: boolean
  /** The release of marks, or of keys. */
  released: boolean
}

/** A mark, an explanation or a key is visible after hand-in, at the moment that the quiz has set for it. */
export function isShown(when: ShownWhen, stage: Stage): boolean {
  switch (when) {
    case 'handIn':
      return true
    case 'passed':
      return stage.hasPassed || stage.handedIn >= attemptsForKey || stage.closedForAll
    case 'closed':
      return stage.closedForAll
    case 'released':
      return stage.released
    case 'never':
      return false
  }
}

/**
 * The key of a question is visible where the quiz shows keys now. While more attempts may follow, a blank hand-in shows
 * none: only the questions that were answered have theirs.
 */
export const maySeeKey = (
  { showKey, stage }: { showKey: ShownWhen; stage: Stage },
  answer: QuestionAnswer | null,
): boolean =>
  isShown(showKey, stage) &&
  (showKey === 'closed' || showKey === 'released' || stage.closedForAll || !isEmpty(answer))
