import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { homeworkQuizApi } from './contract.ts'

await testCalls(homeworkQuizApi, {
  getQuiz: withRole,
  start: withRole,
  redo: withRole,
  getAttempt: withRole,
})
