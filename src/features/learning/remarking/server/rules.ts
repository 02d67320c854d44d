import { handParts } from '#src/features/content/question/hand-parts.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { remarkWays } from '#src/features/learning/quiz/statuses.ts'
import type { Ruling } from '#src/shared/can.ts'
import { remarkingErrors } from '../errors.ts'

/**
 * Answers are marked again by a complete version. Written ones have their points from a teacher: a group with such parts
 * is marked again by its key, and not given in full.
 */
export function mayRemark(body: QuestionBody, way: (typeof remarkWays)[number]): Ruling {
  if (problemsOf(body).length > 0) return remarkingErrors.notReady
  const isByHand = handParts(body, 1).length > 0
  return isByHand && (body.type !== 'group' || way === 'full') ? remarkingErrors.byHand : null
}
