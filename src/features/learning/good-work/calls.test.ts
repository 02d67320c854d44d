import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { goodWorkApi } from './contract.ts'

await testCalls(goodWorkApi, {
  getList: withRole,
  getProposal: withRole,
  propose: withRole,
  answer: withRole,
  end: withRole,
})
