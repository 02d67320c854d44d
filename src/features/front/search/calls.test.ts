import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone } from '#tests/rights.ts'
import { searchApi } from './contract.ts'

await testCalls(searchApi, {
  getSuggestions: everyone,
})
