import { testCalls } from '#tests/calls/test-calls.ts'
import { homeApi } from './contract.ts'

await testCalls(homeApi)
