import { testCalls } from '#tests/calls/test-calls.ts'
import { reviewApi } from './contract.ts'

await testCalls(reviewApi)
