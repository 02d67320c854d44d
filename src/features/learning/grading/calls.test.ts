import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { gradingApi } from './contract.ts'

await testCalls(gradingApi, {
  getMarking: teachers,
  getAnswers: teachers,
  setMark: teachers,
  setComment: teachers,
})
