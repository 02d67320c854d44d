import { testCalls } from '#tests/calls/test-calls.ts'
import { taskApi } from './contract.ts'

await testCalls(taskApi)
