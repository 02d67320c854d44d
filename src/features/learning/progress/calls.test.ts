import { testCalls } from '#tests/calls/test-calls.ts'
import { progressApi } from './contract.ts'

await testCalls(progressApi)
