import { mayWith, type Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import type { Ruling } from '#src/shared/can.ts'
import { progressErrors } from '../errors.ts'

/** Administrators, the owner of a course, and its co-teachers who may see learners, see their progress. */
export function maySeeProgress(relation: (Relation & { isAdmin: boolean }) | undefined): Ruling {
  if (!relation) return courseErrors.notFound
  if (relation.isAdmin) return null
  if (!(relation.isOwner || relation.isStaff)) return courseErrors.notFound
  return mayWith(relation, 'maySeeLearners') === null ? null : progressErrors.noRight
}

/** A learner who has joined the course has progress in it. */
export const mayHaveProgress = ({ joined }: { joined: boolean }): Ruling =>
  joined ? null : courseErrors.notJoined
