import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { gradingApi } from './contract.ts'

await testCalls(gradingApi, {
  getMarking: withRole,
  getAnswers: withRole,
  setMark: withRole,
  setComment: withRole,
})
