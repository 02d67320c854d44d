import { type Ruling, withValues } from '#src/shared/can.ts'
import { ownErrors } from '../own-errors.ts'

/** A person's relation to a course. */
export interface Relation {
  isOwner: boolean
  /** An accepted co-teacher. */
  isStaff: boolean
  mayEdit: boolean
  mayRelease: boolean
  maySeeLearners: boolean
}

export interface CourseState {
  deletedAt: string | null
  learners: number
  waits: boolean
}

/** The owner and the co-teachers of a course open it; others do not learn that it exists. */
export const mayOpen = ({ isOwner, isStaff }: Pick<Relation, 'isOwner' | 'isStaff'>): Ruling =>
  isOwner || isStaff ? null : ownErrors.unknown

/** A course that is not deleted may be changed. */
export const isThere = ({ deletedAt }: Pick<CourseState, 'deletedAt'>): Ruling =>
  deletedAt === null ? null : ownErrors.deleted

/** The owner of a course invites co-teachers, gives them rights, and offers the course to another teacher. */
export const mayOwn = (relation: Pick<Relation, 'isOwner' | 'isStaff'>): Ruling =>
  mayOpen(relation) ?? (relation.isOwner ? null : ownErrors.notOwner)

/** The owner deletes a course that has no learners and does not wait for review. */
export function mayDelete(relation: Relation, course: CourseState): Ruling {
  const refused = mayOwn(relation)
  if (refused) return refused
  if (course.learners > 0) return withValues(ownErrors.hasLearners, { count: course.learners })
  return course.waits ? ownErrors.isWaiting : null
}

/** The owner restores a deleted course. */
export const mayRestore = (
  relation: Pick<Relation, 'isOwner' | 'isStaff'>,
  { deletedAt }: Pick<CourseState, 'deletedAt'>,
): Ruling => mayOwn(relation) ?? (deletedAt === null ? ownErrors.notDeleted : null)

/** A co-teacher has the rights that the owner has given. */
export const mayWith = (relation: Relation, right: 'mayEdit' | 'mayRelease' | 'maySeeLearners') =>
  mayOpen(relation) ?? (relation.isOwner || relation[right] ? null : ownErrors.notOwner)

/** A verified teacher takes over a course that its owner has offered. */
export const mayTakeOver = (given: { isOffered: boolean; isVerified: boolean }): Ruling => {
  if (!given.isOffered) return ownErrors.noTransfer
  return given.isVerified ? null : ownErrors.notVerified
}

/** A co-teacher leaves a course; its owner offers it to another teacher instead. */
export const mayLeave = ({ isStaff }: Pick<Relation, 'isStaff'>): Ruling =>
  isStaff ? null : ownErrors.notMember
