import type { Mark, QuestionKey, QuestionToTake } from '../../taking.ts'
import type { ShownResult } from './result-props.ts'

const nothing: Mark = { share: null, verdict: 'waiting', rule: null, lines: [] }

/** Shows an answer as it was given, beside the key where there is one, without a verdict. */
export const unjudged = (question: QuestionToTake, key: QuestionKey | null): ShownResult => ({
  ...{ mark: nothing, key, isUnjudged: true },
  marks:
    question.type === 'group'
      ? Object.fromEntries(question.questions.map(({ id }) => [id, nothing]))
      : {},
})
