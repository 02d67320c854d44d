import type { QuestionStatus, QuestionType } from '#src/features/content/question/types.ts'
import type { Ruling } from '#src/shared/can.ts'
import { filmQuestionErrors as errors } from '../errors.ts'
import { filmTypes } from '../limits.ts'

/** A film asks questions that are ready and that a machine marks at once. */
export function mayBeAsked(question: { status: QuestionStatus; type: QuestionType }): Ruling {
  if (!filmTypes.includes(question.type)) return errors.notMarkedAtOnce
  return question.status === 'ready' ? null : errors.notReady
}

/** A question stands at a second of a video, before its end where its length is known. */
export function mayStandAt(
  item: { kind: string; durationSeconds: number | null },
  second: number,
): Ruling {
  if (item.kind !== 'video') return errors.notFilm
  return item.durationSeconds !== null && second >= item.durationSeconds ? errors.beyondEnd : null
}
