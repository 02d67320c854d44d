import type { AnswerOf } from '../../answer.ts'
import type { Mark, QuestionResult, ToTakeOf } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'

/** A result, or with `mark` null the key alone: nothing was answered, and nothing is said about an answer. */
export type ShownResult = Omit<QuestionResult, 'mark'> & {
  mark: Mark | null
  /** The answer is shown, with the key or without, and nothing is said about it. */
  isUnjudged?: boolean
}

/**
 * The props of the part that shows the marked answer of one type: stem, answer, right answer. Verdict, lines,
 * feedback and explanation are the frame's (question-result.tsx).
 */
export interface ResultProps<T extends QuestionType> {
  question: ToTakeOf<T>
  answer: AnswerOf<T> | null
  /** Its `key` is null where the quiz keeps it. */
  result: ShownResult
  /** Of the whole question; null where it has none, as in a trial. */
  points: number | null
}
