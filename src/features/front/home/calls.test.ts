import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone } from '#tests/rights.ts'
import { homeApi } from './contract.ts'

await testCalls(homeApi, {
  getHome: everyone,
})
