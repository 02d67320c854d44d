import {
  mayLookAfter,
  mayManage,
  mayOpen,
  maySeeStudents,
  type Standing,
} from '#src/features/learning/class/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { gradebookErrors as errors } from '../errors.ts'
import type { GradebookState } from '../limits.ts'

/** A gradebook as one person finds it; `book` is null before it is made. */
export interface GradebookStanding extends Standing {
  book: GradebookState | null
}

/** Teachers and assistants read the whole gradebook. */
export const mayReadAll = (standing: Pick<Standing, 'role'>): Ruling => maySeeStudents(standing)

/** Students read their own row once it is released. */
export const mayReadOwn = ({ role, book }: Pick<GradebookStanding, 'role' | 'book'>): Ruling =>
  mayOpen({ role }) ?? (book === 'released' ? null : errors.notReleased)

/** Teachers and assistants read the report of each student, and a student the own one. */
export const mayReadReport = ({
  role,
  isOwn,
}: Pick<Standing, 'role'> & { isOwn: boolean }): Ruling =>
  isOwn ? mayOpen({ role }) : mayReadAll({ role })

const isOpen = ({ book }: GradebookStanding): Ruling => {
  if (book === null) return errors.none
  return book === 'open' ? null : errors.frozen
}

/** Teachers and assistants enter marks while the gradebook is open. */
export const mayMark = (standing: GradebookStanding): Ruling =>
  mayLookAfter(standing) ?? isOpen(standing)

/** Teachers of the class decide about rules and columns, and freeze, while the gradebook is open. */
export const mayArrange = (standing: GradebookStanding): Ruling =>
  mayManage(standing) ?? isOpen(standing)

/** Teachers of the class make its gradebook. */
export const mayCreateGradebook = (standing: Standing): Ruling => mayManage(standing)

export const mayUnfreeze = (standing: GradebookStanding): Ruling => {
  const refused = mayManage(standing)
  if (refused) return refused
  if (standing.book === null) return errors.none
  return standing.book === 'open' ? errors.notFrozen : null
}

export const mayRelease = (standing: GradebookStanding): Ruling =>
  mayUnfreeze(standing) ?? (standing.book === 'released' ? errors.isReleased : null)

/** Who sees all grades fills the file of the office, once they are final: before, a missing mark counts for nothing. */
export const mayFill = (standing: GradebookStanding): Ruling => {
  const refused = mayReadAll(standing)
  if (refused) return refused
  if (standing.book === null) return errors.none
  return standing.book === 'open' ? errors.notFrozen : null
}

/** A change of a mark concerns a student of the class. */
export const isStudent = (role: string | undefined): Ruling =>
  role === 'student' ? null : errors.noStudent
