import type { BodyOf } from '../../body/body.ts'
import type { Problem } from '../../body/problem-codes.ts'
import type { QuestionType } from '../../types.ts'

/** The props of the editor of one type of question, which is controlled. */
export interface EditProps<T extends QuestionType> {
  body: BodyOf<T>
  onChange: (next: BodyOf<T>) => void
  problems: readonly Problem[]
}
