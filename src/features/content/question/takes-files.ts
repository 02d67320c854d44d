import type { QuestionBody } from './body/body.ts'

const byFiles: readonly string[] = ['file', 'spoken']

/** Whether a question, or one of its group, is answered by files or a recording, which quizzes do not take. */
export const takesFiles = (body: QuestionBody): boolean =>
  body.type === 'group'
    ? body.questions.some((one) => takesFiles(one.body))
    : byFiles.includes(body.type)
