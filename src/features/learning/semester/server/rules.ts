import { dayValues } from '#src/server/day-words.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { courseErrors, type CourseKind } from '#src/features/learning/course/contract.ts'
import { semesterErrors } from '../errors.ts'

/** A premium course is always open, so it has none. */
export const mayHaveSemesters = ({ kind }: { kind: CourseKind }): Ruling =>
  kind === 'open' ? null : semesterErrors.premium

/** A semester with learners stays: what they have joined is theirs. */
export const mayDelete = ({ learners }: { learners: number }): Ruling =>
  learners === 0 ? null : withValues(semesterErrors.hasLearners, { count: learners })

export interface Move {
  joined: boolean
  isSame: boolean
  state: 'running' | 'upcoming' | 'ended'
  enrolment: 'early' | 'open' | 'over'
  enrolFrom: string | null
}

/** A learner moves to another semester of the course while that one enrols. */
export function mayMove({ joined, isSame, state, enrolment, enrolFrom }: Move): Ruling {
  if (!joined) return courseErrors.notJoined
  if (isSame) return semesterErrors.same
  if (state === 'ended') return semesterErrors.ended
  if (enrolment === 'over') return courseErrors.enrolmentOver
  if (enrolment === 'open') return null
  return withValues(courseErrors.enrolmentEarly, dayValues(enrolFrom!))
}
