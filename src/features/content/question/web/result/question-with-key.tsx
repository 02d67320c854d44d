import type { QuestionKey, QuestionToTake } from '../../taking.ts'
import { QuestionResult } from './question-result.tsx'

/** A question with its right answers and explanation; nothing is said about an answer. */
export function QuestionWithKey({
  question,
  answerKey: key,
}: {
  question: QuestionToTake
  answerKey: QuestionKey
}) {
  return (
    <QuestionResult question={question} answer={null} result={{ mark: null, marks: {}, key }} />
  )
}
