import { testCalls } from '#tests/calls/test-calls.ts'
import { studyApi } from './contract.ts'

await testCalls(studyApi)
