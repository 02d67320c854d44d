import type { AnswerOf } from '../../answer.ts'
import type { QuestionResult, ToTakeOf } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'

/**
 * The props of the part that shows the marked answer of one type: stem, answer, right answer. Verdict, lines,
 * feedback and explanation are the frame's (question-result.tsx).
 */
export interface ResultProps<T extends QuestionType> {
  question: ToTakeOf<T>
  answer: AnswerOf<T> | null
  /** Its `key` is null where the quiz keeps it. */
  result: QuestionResult
  /** Of the whole question; null where it has none, as in a trial. */
  points: number | null
}
