import { testCalls } from '#tests/calls/test-calls.ts'
import { coinApi } from './contract.ts'

await testCalls(coinApi)
