import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { letter } from '#src/features/content/question/letter.ts'
import type { QuestionToTake } from '#src/features/content/question/taking.ts'

/** An option of a question in a lesson. `html` is '' where its words are spoken. */
export interface Option {
  /** As the key names it. */
  id: string
  /** 'A', or the words of a true/false. */
  name: string
  html: string
}

/** Returns the options of a question, in the order to which answers refer. */
export function optionsOf(
  question: QuestionToTake | undefined,
  count: number,
  words: { right: string; wrong: string },
): Option[] {
  if (question?.type === 'trueFalse')
    return [
      { id: 'true', name: words.right, html: '' },
      { id: 'false', name: words.wrong, html: '' },
    ]
  if (question?.type === 'single' || question?.type === 'multiple')
    return question.options.map(({ id, html }, at) => ({ id, name: letter(at), html }))
  return Array.from({ length: count }, (_, at) => ({ id: letter(at), name: letter(at), html: '' }))
}

/** Returns the answer that these places are, as the parts of a question show it. */
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
