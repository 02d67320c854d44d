import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { draftApi } from './contract.ts'

await testCalls(draftApi, {
  open: withRole,
  getRecords: withRole,
  save: teachers,
  getHistory: teachers,
  getState: teachers,
  getDifferences: withRole,
})
