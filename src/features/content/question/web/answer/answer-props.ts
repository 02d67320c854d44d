import type { AnswerOf } from '../../answer.ts'
import type { ToTakeOf } from '../../taking.ts'
import type { QuestionType } from '../../types.ts'

/** The props of the part that answers one type of question. It renders the stem too. */
export interface AnswerProps<T extends QuestionType> {
  question: ToTakeOf<T>
  /** Null until something was answered. */
  answer: AnswerOf<T> | null
  /** `rest`: part of typing, which may be saved a little later. */
  onAnswer: (answer: AnswerOf<T>, rest?: boolean) => void
  /** The id of the element that names the question, which the caller renders. */
  titleId: string
  /** The id of the stem, which the part renders: a `Stem`. */
  stemId: string
}
