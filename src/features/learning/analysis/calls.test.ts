import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { analysisApi } from './contract.ts'

await testCalls(analysisApi, {
  getAnalysis: teachers,
  getQuestion: teachers,
  getReport: teachers,
  getOwn: withRole,
})
