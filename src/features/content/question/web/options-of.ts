import { letter } from '../letter.ts'
import type { QuestionToTake } from '../taking.ts'

/** An option of a question, as bars and buttons show it. */
export interface Option {
  /** As the key names it. */
  id: string
  /** Its letter, or the words of a true/false option, whose `html` is ''. */
  name: string
  html: string
}

/** Returns the options of a question in its order; none for types that are answered in another way. */
export function optionsOf(
  question: QuestionToTake,
  words: { right: string; wrong: string },
): Option[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return question.options.map(({ id, html }, at) => ({ id, name: letter(at), html }))
    case 'trueFalse':
      return [
        { id: 'true', name: words.right, html: '' },
        { id: 'false', name: words.wrong, html: '' },
      ]
    default:
      return []
  }
}
