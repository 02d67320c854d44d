import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { remarkingApi } from './contract.ts'

await testCalls(remarkingApi, {
  getQuestions: teachers,
  getRemarking: teachers,
  remark: teachers,
})
