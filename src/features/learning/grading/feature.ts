import { feature } from '#src/server/feature.ts'
import { gradingApi as api } from './contract.ts'
import { getAnswers } from './server/get-answers.ts'
import { getMarking } from './server/get-marking.ts'
import { gradingRules } from './server/rules-text.ts'
import { setComment } from './server/set-comment.ts'
import { setMark } from './server/set-mark.ts'
import { tellMarkedJob } from './server/tell-marked.ts'

/** How teachers mark written answers, and comment on attempts. */
export const gradingFeature = feature({
  name: 'learning/grading',
  title: { zh: '人工评分', en: 'Marking' },
  calls: [
    [api.getMarking, getMarking],
    [api.getAnswers, getAnswers],
    [api.setMark, setMark],
    [api.setComment, setComment],
  ],
  jobs: [tellMarkedJob],
  rules: gradingRules,
})
