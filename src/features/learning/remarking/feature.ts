import { feature } from '#src/server/feature.ts'
import { remarkingApi as api } from './contract.ts'
import { getQuestions } from './server/get-questions.ts'
import { getRemarking } from './server/get-remarking.ts'
import { remark } from './server/remark.ts'
import { remarkingRules } from './server/rules-text.ts'
import { tellRemarkedJob } from './server/tell-remarked.ts'

/** How the answers to a question are marked again once its key was mended, with a preview and a history. */
export const remarkingFeature = feature({
  name: 'learning/remarking',
  title: { zh: '重新评分', en: 'Mark again' },
  calls: [
    [api.getQuestions, getQuestions],
    [api.getRemarking, getRemarking],
    [api.remark, remark],
  ],
  jobs: [tellRemarkedJob],
  rules: remarkingRules,
})
