import { testCalls } from '#tests/calls/test-calls.ts'
import { courseApi } from './contract.ts'

await testCalls(courseApi)
