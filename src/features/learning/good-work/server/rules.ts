import { classErrors } from '#src/features/learning/class/errors.ts'
import { mayTeach, type Standing } from '#src/features/learning/class/server/rules.ts'
import type { HomeworkKind, HomeworkState } from '#src/features/learning/homework/limits.ts'
import { mayDecide, mayWrite } from '#src/features/learning/homework/server/rules.ts'
import { type Ruling, withValues } from '#src/shared/can.ts'
import { goodWorkErrors as errors } from '../errors.ts'
import type { Consent, GoodState } from '../limits.ts'

/**
 * The teachers of the class propose a returned work of its homework. What was declined is not asked again, and a work to
 * which somebody who has left had a part is not shown, because nobody agrees in that person's place.
 */
export const mayPropose = (
  standing: Standing & { homeworkState: HomeworkState; kind: HomeworkKind },
  { returned, state, gone }: { returned: boolean; state: GoodState | null; gone: string },
): Ruling => {
  const refused = mayDecide(standing) ?? mayWrite(standing)
  if (refused) return refused
  if (!returned) return errors.notReturned
  if (state === 'declined') return errors.declined
  return gone === '' ? null : withValues(errors.gone, { names: gone })
}

/** Its students answer, and change the answer. In an archived class they can still take their consent back. */
export const mayAnswer = (
  { asked, state }: { asked: boolean } & Pick<Standing, 'state'>,
  answer: Consent,
): Ruling => {
  if (!asked) return errors.unknown
  return state === 'archived' && answer !== 'declined' ? classErrors.archived : null
}

/** Teachers end the showing also in an archived class. What a student declined is no showing. */
export const mayEnd = (standing: Pick<Standing, 'role'>, state: GoodState): Ruling =>
  mayTeach(standing) ?? (state === 'declined' ? errors.declined : null)
