import { testCalls } from '#tests/calls/test-calls.ts'
import { lessonApi } from './contract.ts'

await testCalls(lessonApi)
