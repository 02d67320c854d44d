import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { outlineApi } from './contract.ts'

await testCalls(outlineApi, {
  getFacts: teachers,
  getQuestionFacts: teachers,
  getPools: teachers,
})
