import { testCalls } from '#tests/calls/test-calls.ts'
import { moderationApi } from './contract.ts'

await testCalls(moderationApi)
