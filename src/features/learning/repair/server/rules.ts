import { mayWith, type Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { repairErrors } from '../errors.ts'

/** The owner of a course, and its co-teachers who may see learners, see its most missed questions and give practice sets. */
export const mayRepair = (relation: Relation | undefined): Ruling =>
  relation && mayWith(relation, 'maySeeLearners') === null ? null : repairErrors.courseNotFound

/** A learner of a course opens its practice sets that have a question the learner has met. */
export const mayPractise = (set: object | undefined): Ruling =>
  set === undefined ? repairErrors.setNotFound : null
