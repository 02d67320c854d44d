import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { repairApi } from './contract.ts'

await testCalls(repairApi, {
  getMisses: teachers,
  getSets: teachers,
  give: teachers,
  withdraw: teachers,
  getOwnSets: withRole,
  getCards: withRole,
})
