import { testCalls } from '#tests/calls/test-calls.ts'
import { gradingApi } from './contract.ts'

await testCalls(gradingApi)
