import { feature } from '#src/server/feature.ts'
import { progressApi as api } from './contract.ts'
import { countBehindJob } from './server/count-behind.ts'
import { getFigures } from './server/get-figures.ts'
import { getLearners } from './server/get-learners.ts'
import { getOwn } from './server/get-own.ts'
import { getTable } from './server/get-table.ts'
import { progressParts } from './server/personal-data.ts'
import { progressRules } from './server/rules-text.ts'
import { sendMessage } from './server/send-message.ts'
import { writeToLearners } from './server/write-to-learners.ts'

/** How far learners are in a course: for themselves, and for their teachers with the reasons of those behind. */
export const progressFeature = feature({
  name: 'learning/progress',
  title: { zh: '学习进度', en: 'Progress' },
  calls: [
    [api.getOwn, getOwn],
    [api.getLearners, getLearners],
    [api.getFigures, getFigures],
    [api.getTable, getTable],
    [api.sendMessage, sendMessage],
  ],
  jobs: [writeToLearners, countBehindJob],
  personalData: progressParts,
  rules: progressRules,
})
