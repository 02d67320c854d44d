import { both } from '#src/shared/locale.ts'

/** The folder of a person's files in which those of answers lie. */
export const folderText = both('教学任务作答', 'Teaching task answers')
export const answerUseText = both('教学任务作答', 'Teaching task answer')
