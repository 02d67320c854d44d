import { testCalls } from '#tests/calls/test-calls.ts'
import { messageApi } from './contract.ts'

await testCalls(messageApi)
