import type { QuestionBody } from './body/body.ts'
import { markedByHand } from './types.ts'

const byHand: readonly string[] = markedByHand

/** Whether a question, or one of its group, has to be marked by a teacher: quizzes cannot wait for that yet. */
export const needsTeacher = (body: QuestionBody): boolean =>
  body.type === 'group'
    ? body.questions.some((one) => needsTeacher(one.body))
    : byHand.includes(body.type)
