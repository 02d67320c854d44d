import { feature } from '#src/server/feature.ts'
import { quizApi } from './contract.ts'
import { getAttempt } from './server/get-attempt.ts'
import { handIn } from './server/hand-in.ts'
import { quizParts } from './server/personal-data.ts'
import { quizRules } from './server/rules-text.ts'
import { saveAnswer } from './server/save-answer.ts'

/** Questions, quizzes, attempts and marking. */
export const quizFeature = feature({
  name: 'learning/quiz',
  title: { zh: '测验', en: 'Quizzes' },
  calls: [
    [quizApi.getAttempt, getAttempt],
    [quizApi.saveAnswer, saveAnswer],
    [quizApi.handIn, handIn],
  ],
  personalData: quizParts,
  rules: quizRules,
})
