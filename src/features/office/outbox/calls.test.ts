import { testCalls } from '#tests/calls/test-calls.ts'
import { admins } from '#tests/rights.ts'
import { outboxApi } from './contract.ts'

await testCalls(outboxApi, {
  getOutbox: admins,
  getOutboxMessage: admins,
  retryOutbox: admins,
})
