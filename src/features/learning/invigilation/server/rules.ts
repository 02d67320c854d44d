import { mayWith, type Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import type { Ruling } from '#src/shared/can.ts'
import { invigilationErrors } from '../errors.ts'

/** The owner of a course, and its co-teachers who may see learners, look after its quizzes. */
export function mayInvigilate(relation: Relation | undefined): Ruling {
  if (!relation || !(relation.isOwner || relation.isStaff)) return quizErrors.notFound
  return mayWith(relation, 'maySeeLearners') === null ? null : invigilationErrors.noRight
}

/** Marks or keys are released by hand where the settings of the quiz say so. */
export const mayRelease = (shown: string): Ruling =>
  shown === 'released' ? null : invigilationErrors.notReleasable
