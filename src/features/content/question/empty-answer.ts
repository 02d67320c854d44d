import type { AnswerOf } from './answer.ts'
import type { QuestionType } from './types.ts'

const empty: { [T in QuestionType]: AnswerOf<T> } = {
  single: { type: 'single', choice: null },
  multiple: { type: 'multiple', choices: [] },
  trueFalse: { type: 'trueFalse', value: null },
  fillIn: { type: 'fillIn', gaps: {} },
  numeric: { type: 'numeric', number: '', unit: '' },
  matching: { type: 'matching', pairs: {} },
  ordering: { type: 'ordering', order: [] },
  classification: { type: 'classification', placed: {} },
  cloze: { type: 'cloze', gaps: {} },
  hotspot: { type: 'hotspot', spots: [] },
  dragText: { type: 'dragText', gaps: {} },
  form: { type: 'form', gaps: {} },
  shortAnswer: { type: 'shortAnswer', text: '' },
  essay: { type: 'essay', html: '' },
  file: { type: 'file', files: [] },
  spoken: { type: 'spoken', file: null },
  group: { type: 'group', answers: {} },
}

/** The answer that clears an earlier one. */
export const emptyAnswer = <T extends QuestionType>(type: T): AnswerOf<T> => empty[type]
