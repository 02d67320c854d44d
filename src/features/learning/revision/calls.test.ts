import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { revisionApi } from './contract.ts'

await testCalls(revisionApi, {
  getToday: withRole,
  getForecast: withRole,
  getQuestions: withRole,
  getChoices: withRole,
  getQuestion: withRole,
  getSimilar: withRole,
  getPractice: withRole,
  getPrint: withRole,
  answer: withRole,
  judge: withRole,
  setMistake: withRole,
  setExam: withRole,
})
