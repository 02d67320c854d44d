import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { bulletApi } from './contract.ts'

await testCalls(bulletApi, {
  getWindow: withRole,
  getList: withRole,
  post: withRole,
  delete: withRole,
  report: withRole,
})
