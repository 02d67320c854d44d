import { testCalls } from '#tests/calls/test-calls.ts'
import { semesterApi } from './contract.ts'

await testCalls(semesterApi)
