import type { BodyOf } from '../../body/body.ts'
import type { QuestionType } from '../../types.ts'

/** What keeps a question from being ready. */
export interface Problem {
  code: string
  /** The id of a part: an option, gap, item … */
  part?: string
  /** A question of a group. */
  child?: string
}

/** The props of the editor of one type of question, which is controlled. */
export interface EditProps<T extends QuestionType> {
  body: BodyOf<T>
  onChange: (next: BodyOf<T>) => void
  problems: readonly Problem[]
}
