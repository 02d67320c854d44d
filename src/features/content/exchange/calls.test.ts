import { testCalls } from '#tests/calls/test-calls.ts'
import { exchangeApi } from './contract.ts'

await testCalls(exchangeApi)
