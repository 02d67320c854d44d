import type { ClassFacts } from '#src/features/learning/class/server/state.ts'
import {
  mayLookAfter,
  mayManage,
  mayOpen,
  maySeeStudents,
} from '#src/features/learning/class/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { lessonErrors as errors } from '../errors.ts'
import type { LeaveState } from '../limits.ts'

type Standing = Pick<ClassFacts, 'role' | 'state'>

const isActive = ({ state }: Standing): Ruling => (state === 'active' ? null : errors.notActive)

/** The people of a class see its lessons; students see themselves only. */
export const mayAttend = (standing: Standing): Ruling => mayOpen(standing)

/** Teachers begin lessons of an active class. */
export const mayBegin = (standing: Standing): Ruling => mayManage(standing) ?? isActive(standing)

/** Teachers and assistants see the attendance of all. */
export const maySeeAll = (standing: Standing): Ruling => maySeeStudents(standing)

/** Others do not learn that a lesson exists. */
const isOfClass = ({ role }: Standing): Ruling => (role ? null : errors.unknown)

/** Teachers and assistants see the roll. */
export const maySeeRoll = (standing: Standing): Ruling =>
  isOfClass(standing) ?? maySeeStudents(standing)

/** The people of a class read the questions of its lessons. */
export const mayReview = (standing: Standing): Ruling => isOfClass(standing) ?? mayOpen(standing)

/** Teachers and assistants change the roll of a class that is not archived. */
export const mayMark = (standing: Standing): Ruling => isOfClass(standing) ?? mayLookAfter(standing)

/** Students of an active class check in while a roll call is open. */
export const mayCheckIn = (standing: Standing & { rollOpen: boolean }): Ruling =>
  mayOpen(standing) ??
  (standing.role === 'student' ? null : errors.notStudent) ??
  isActive(standing) ??
  (standing.rollOpen ? null : errors.noRoll)

/** Students of an active class answer its questions. */
export const mayAnswer = (standing: Standing): Ruling =>
  mayOpen(standing) ??
  (standing.role === 'student' ? null : errors.answerOfStudents) ??
  isActive(standing)

/** Students of an active class ask for leave. */
export const mayAskLeave = (standing: Standing): Ruling =>
  mayOpen(standing) ??
  (standing.role === 'student' ? null : errors.leaveOfStudents) ??
  isActive(standing)

/** Teachers and assistants of a class that is not archived decide about leave. */
export const mayDecideLeave = (standing: Standing): Ruling => mayLookAfter(standing)

/** A request that waits is withdrawn; who has none like it has nothing to withdraw. */
export const mayWithdrawLeave = ({ state }: { state: LeaveState }): Ruling =>
  state === 'waiting' ? null : errors.leaveDecided
