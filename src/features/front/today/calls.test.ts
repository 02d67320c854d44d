import { testCalls } from '#tests/calls/test-calls.ts'
import { todayApi } from './contract.ts'

await testCalls(todayApi)
