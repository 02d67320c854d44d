import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { taskApi as api } from './contract.ts'
import { taskFileReadings, taskFileUses } from './server/answer-files.ts'
import { beginFile } from './server/begin-file.ts'
import { comment } from './server/comment.ts'
import { dropTaskFilesJob } from './server/drop-files.ts'
import { getAnswer } from './server/get-answer.ts'
import { getAnswers } from './server/get-answers.ts'
import { getOwn } from './server/get-own.ts'
import { handIn } from './server/hand-in.ts'
import { taskParts } from './server/personal-data.ts'
import { taskRules } from './server/rules-text.ts'
import { saveDraft } from './server/save-draft.ts'

/** Answers of learners to teaching tasks, and what teachers say of them. */
export const taskFeature = feature({
  name: 'learning/task',
  title: { zh: '教学任务', en: 'Teaching tasks' },
  calls: [
    [api.getOwn, getOwn],
    [api.saveDraft, saveDraft],
    [api.handIn, handIn],
    [api.beginFile, beginFile],
    [api.getAnswers, getAnswers],
    [api.getAnswer, getAnswer],
    [api.comment, comment],
  ],
  jobs: [dropTaskFilesJob],
  personalData: taskParts,
  provides: [provide(fileUses, taskFileUses), provide(fileReadings, taskFileReadings)],
  rules: taskRules,
})
