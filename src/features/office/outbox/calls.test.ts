import { testCalls } from '#tests/calls/test-calls.ts'
import { outboxApi } from './contract.ts'

await testCalls(outboxApi)
