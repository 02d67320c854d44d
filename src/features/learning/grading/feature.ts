import { feature } from '#src/server/feature.ts'
import { gradingApi as api } from './contract.ts'
import { getAnswers } from './server/get-answers.ts'
import { getMarking } from './server/get-marking.ts'
import { giveBack } from './server/give-back.ts'
import { gradingRules } from './server/rules-text.ts'
import { setMark } from './server/set-mark.ts'
import { tellMarkedJob } from './server/tell-marked.ts'

/** How teachers mark written answers, and give attempts back. */
export const gradingFeature = feature({
  name: 'learning/grading',
  title: { zh: '人工评分', en: 'Marking' },
  calls: [
    [api.getMarking, getMarking],
    [api.getAnswers, getAnswers],
    [api.setMark, setMark],
    [api.giveBack, giveBack],
  ],
  jobs: [tellMarkedJob],
  rules: gradingRules,
})
