import { testCalls } from '#tests/calls/test-calls.ts'
import { schoolApi } from './contract.ts'

await testCalls(schoolApi)
