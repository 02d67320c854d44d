import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone } from '#tests/rights.ts'
import { documentApi } from './contract.ts'

await testCalls(documentApi, {
  getDocument: everyone,
  getWays: everyone,
  searchInDocument: everyone,
})
