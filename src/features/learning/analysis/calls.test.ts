import { testCalls } from '#tests/calls/test-calls.ts'
import { analysisApi } from './contract.ts'

await testCalls(analysisApi)
