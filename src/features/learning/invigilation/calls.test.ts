import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { invigilationApi } from './contract.ts'

await testCalls(invigilationApi, {
  giveBack: teachers,
  renewDraws: teachers,
  getCopyPlaces: teachers,
  copyQuiz: teachers,
  saveAsPaper: teachers,
  getQuizzes: teachers,
  getQuiz: teachers,
  getLearners: teachers,
  allow: teachers,
  arrangeMakeUp: teachers,
  withdrawAllowance: teachers,
  release: teachers,
  pause: teachers,
  endAttempts: teachers,
  getLate: teachers,
  decideLate: teachers,
  remind: teachers,
})
