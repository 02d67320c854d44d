import { both } from '#src/shared/locale.ts'

/** The folder of a person's files in which those of answers lie. */
export const folderText = both('测验作答', 'Quiz answers')
export const answerUseText = {
  answer: both('测验作答', 'Quiz answer'),
}
