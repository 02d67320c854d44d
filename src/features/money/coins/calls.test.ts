import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, withRole } from '#tests/rights.ts'
import { coinApi } from './contract.ts'

await testCalls(coinApi, {
  getCheckIns: withRole,
  checkIn: withRole,
  getHistory: withRole,
  getHistoryOf: admins,
})
