import { testCalls } from '#tests/calls/test-calls.ts'
import { subjectApi } from './contract.ts'

await testCalls(subjectApi)
