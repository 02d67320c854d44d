import { dayValues } from '#src/server/day-words.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { type CourseAction, courseErrors } from '../contract.ts'
import { type CourseDownloads } from '../settings-api.ts'
import { type ItemKind } from '../outline-schema.ts'

/** A person's relation to a course. */
export interface LearnerState {
  courseId: number
  /** May study it, by having joined or by another reason, such as a class. */
  joined: boolean
  /** Has a row among its learners. */
  enrolled?: boolean
  /** Owner, co-teacher or administrator: may see everything, also unpublished courses. */
  staff: boolean
  published: boolean
  fee: number
  /** Status of the joined semester; without one, of the current semester. */
  semesterState: 'running' | 'upcoming' | 'ended' | null
  /** 'YYYY-MM-DD' */
  startsOn: string | null
  /** Enrolment today in the semester that a join enters; null without one. */
  enrolment: 'early' | 'open' | 'over' | null
  /** 'YYYY-MM-DD' */
  enrolFrom: string | null
  /** The joined semester, where its chapters open on days of their own. */
  pacedSemesterId: number | null
  /** Its teachers chose these rules; see `studyRules`. */
  noSkipping: boolean
  inOrder: boolean
  bulletComments: boolean
}

/** A published course is visible to everyone; any course to its staff and its learners. */
export const maySee = (state: Pick<LearnerState, 'published' | 'staff' | 'joined'>): Ruling =>
  state.published || state.staff || state.joined ? null : courseErrors.notFound

/** Learners may open nothing of a semester before its first day; afterwards it stays open. */
export const hasStarted = (state: Pick<LearnerState, 'semesterState'>): boolean =>
  state.semesterState !== 'upcoming'

/**
 * A course may be joined while it is published, its semester has not ended, and that semester enrols. Joining again costs
 * nothing and is never refused.
 */
export function mayJoin(
  state: Pick<LearnerState, 'joined' | 'published' | 'semesterState'> &
    Partial<Pick<LearnerState, 'enrolment' | 'enrolFrom'>>,
): Ruling {
  if (state.joined) return null
  if (!state.published) return courseErrors.notPublished
  if (state.semesterState === 'ended') return courseErrors.ended
  if (state.enrolment === 'over') return courseErrors.enrolmentOver
  if (state.enrolment !== 'early') return null
  return withValues(courseErrors.enrolmentEarly, dayValues(state.enrolFrom!))
}

/**
 * Staff may open every item; everyone a trial item; learners all items once the semester has
 * started, and still after it has ended; in a semester with a pace, each chapter from its day, and in a course that is
 * learned in order, once the chapters before it are done.
 */
export function mayOpen(
  state: LearnerState,
  item: { trial: boolean; opensOn?: string | null; locked?: boolean },
): Ruling {
  const hidden = maySee(state)
  if (hidden || state.staff) return hidden
  if (!state.joined) return item.trial ? null : courseErrors.notJoined
  if (!hasStarted(state)) {
    return withValues(courseErrors.notStarted, dayValues(state.startsOn!))
  }
  const { opensOn = null, locked = false } = item
  if (opensOn !== null && opensOn > schoolDay()) {
    return withValues(courseErrors.notYetOpen, dayValues(opensOn))
  }
  return locked ? courseErrors.chapterLocked : null
}

/** The owner, the co-teachers and administrators manage a course. */
export const mayManage = (state: Pick<LearnerState, 'staff'>): Ruling =>
  state.staff ? null : courseErrors.notTeacher

/**
 * Staff may download all files; learners who may open an item may download its document, and its film only
 * where the teacher offers that. A trial is for reading.
 */
export function offersDownload(
  state: LearnerState,
  item: { trial: boolean; kind: ItemKind; opensOn?: string | null },
  downloads: CourseDownloads,
): boolean {
  if (mayOpen(state, item) !== null) return false
  if (state.staff) return true
  if (!state.joined || downloads === 'none') return false
  return downloads === 'all' || item.kind !== 'video'
}

/** A learner's progress, as the study room reports it. */
export interface Progress {
  /** Items done, out of `total`. */
  done: number
  total: number
  /** The item opened last. */
  placeItemId: number | null
}

/** Decides the label of the course button for this person. */
export function actionOf(
  state: LearnerState,
  viewer: { id: number } | null,
  progress: Progress | undefined,
  canPay: boolean,
): CourseAction {
  if (mayOpen(state, { trial: false }) === null) {
    if (progress && progress.total > 0 && progress.done >= progress.total) return 'review'
    return progress?.placeItemId ? 'continue' : 'start'
  }
  if (state.joined) return 'wait'
  const refused = mayJoin(state)
  if (refused) return state.semesterState === 'ended' || !state.published ? 'ended' : 'closed'
  if (!viewer) return 'signIn'
  if (state.fee === 0) return 'join'
  return canPay ? 'pay' : 'earn'
}
