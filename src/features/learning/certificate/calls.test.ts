import { testCalls } from '#tests/calls/test-calls.ts'
import { certificateApi } from './contract.ts'

await testCalls(certificateApi)
