import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { progressApi } from './contract.ts'

await testCalls(progressApi, {
  getOwn: withRole,
  getLearners: teachers,
  getFigures: teachers,
  getTable: teachers,
  sendMessage: teachers,
})
