import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { filmQuestionApi } from './contract.ts'

await testCalls(filmQuestionApi, {
  getQuestions: withRole,
  answer: withRole,
  getPoints: teachers,
  addPoint: teachers,
  movePoint: teachers,
  renewPoint: teachers,
  deletePoint: teachers,
})
