import { testCalls } from '#tests/calls/test-calls.ts'
import { verificationApi } from './contract.ts'

await testCalls(verificationApi)
