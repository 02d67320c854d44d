import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { letter } from '#src/features/content/question/letter.ts'
import type { QuestionToTake } from '#src/features/content/question/taking.ts'
import { type Option, optionsOf } from '#src/features/content/question/web/options-of.ts'

/**
 * Returns the options of a question in a lesson, in the order to which answers refer.
 * @param question undefined where it is spoken; its options are letters then
 */
export function askedOptions(
  question: QuestionToTake | undefined,
  count: number,
  words: { right: string; wrong: string },
): Option[] {
  if (question) return optionsOf(question, words)
  return Array.from({ length: count }, (_, at) => ({ id: letter(at), name: letter(at), html: '' }))
}

/**
 * Returns the answer to a question of the bank that a student gave by choosing options.
 * @param choices the places of the options, 0 for A; null without an answer
 */
export function answerOf(
  question: QuestionToTake,
  choices: readonly number[] | null,
): QuestionAnswer | null {
  if (!choices) return null
  if (question.type === 'trueFalse') return { type: 'trueFalse', value: choices[0] === 0 }
  if (question.type !== 'single' && question.type !== 'multiple') return null
  const ids = choices.flatMap((at) => question.options[at]?.id ?? [])
  return question.type === 'single'
    ? { type: 'single', choice: ids[0] ?? null }
    : { type: 'multiple', choices: ids }
}
