import { type Ruling, withValues } from '#src/shared/can.ts'
import { classErrors as errors } from '../errors.ts'
import { type ClassRole, type ClassState, ownedMost, studentsMost } from '../limits.ts'

/** A class as one person finds it; `role` is null for people who are no members. */
export interface Standing {
  role: ClassRole | null
  state: ClassState
}

/** The people of a class open it; others do not learn that it exists. */
export const mayOpen = ({ role }: Pick<Standing, 'role'>): Ruling => (role ? null : errors.unknown)

/** An archived class changes in nothing. */
const isNotArchived = ({ state }: Pick<Standing, 'state'>): Ruling =>
  state === 'archived' ? errors.archived : null

/** The teachers of a class are its owner and its co-teachers. */
export const mayTeach = ({ role }: Pick<Standing, 'role'>): Ruling =>
  mayOpen({ role }) ?? (role === 'owner' || role === 'coTeacher' ? null : errors.notTeacher)

/** Teachers and assistants see student numbers and the class code. */
export const maySeeStudents = ({ role }: Pick<Standing, 'role'>): Ruling =>
  mayOpen({ role }) ?? (role === 'student' ? errors.notHelper : null)

/** Teachers and assistants of a class that is not archived decide about requests. */
export const mayLookAfter = (standing: Standing): Ruling =>
  maySeeStudents(standing) ?? isNotArchived(standing)

/** Teachers change a class that is not archived. */
export const mayManage = (standing: Standing): Ruling =>
  mayTeach(standing) ?? isNotArchived(standing)

/** The owner decides about the class as a whole. */
export const mayOwn = ({ role }: Pick<Standing, 'role'>): Ruling =>
  mayTeach({ role }) ?? (role === 'owner' ? null : errors.notOwner)

export const mayArchive = (standing: Standing): Ruling =>
  mayOwn(standing) ?? isNotArchived(standing)

export const mayComplete = (standing: Standing): Ruling =>
  mayArchive(standing) ?? (standing.state === 'completed' ? errors.isCompleted : null)

/** An archived class counts among those of its owner once it is restored; a completed one counts already. */
export const mayRestore = (standing: Standing, owned: number): Ruling =>
  mayOwn(standing) ??
  (standing.state === 'active' ? errors.isActive : null) ??
  (standing.state === 'archived' ? mayOwnOneMore(owned) : null)

/** The owner deletes a class without students, or one that has been archived. */
export const mayDelete = (standing: Standing, students: number): Ruling =>
  mayOwn(standing) ??
  (standing.state !== 'archived' && students > 0
    ? withValues(errors.hasStudents, { count: students })
    : null)

/** Members quit a class that is not archived; its owner transfers it first. */
export const mayQuit = (standing: Standing): Ruling =>
  mayOpen(standing) ??
  (standing.role === 'owner' ? errors.transferFirst : null) ??
  isNotArchived(standing)

/** A co-teacher, or an invitation of one, is up to the owner; nobody invites to, or removes from, the ownership. */
export function mayChangePerson(standing: Standing, role: ClassRole): Ruling {
  if (role === 'owner') return mayManage(standing) ?? errors.isOwner
  return mayManage(standing) ?? (role === 'coTeacher' ? mayOwn(standing) : null)
}

/** A person owns a limited number of classes that are not archived. */
const mayOwnOneMore = (owned: number): Ruling =>
  owned >= ownedMost ? withValues(errors.tooManyClasses, { most: ownedMost }) : null

/** A verified teacher has a limited number of classes at a time. */
export const mayHaveOneMore = ({
  verified,
  owned,
}: {
  verified: boolean
  owned: number
}): Ruling => (verified ? mayOwnOneMore(owned) : errors.notVerified)

/** A class code admits people to an active class, while it is open and has not expired. */
export const mayUseCode = (given: {
  state: ClassState
  codeOpen: boolean
  expired: boolean
}): Ruling =>
  given.state === 'active' && given.codeOpen && !given.expired ? null : errors.codeWrong

/** A class has room for so many students, and for so many requests that wait. */
export function mayBeOneMore(given: {
  students: number
  requests: number
  approval: boolean
}): Ruling {
  if (given.students >= studentsMost) return withValues(errors.full, { most: studentsMost })
  return given.approval && given.requests >= studentsMost ? errors.tooManyRequests : null
}
