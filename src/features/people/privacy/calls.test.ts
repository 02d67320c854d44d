import { testCalls } from '#tests/calls/test-calls.ts'
import { privacyApi } from './contract.ts'

await testCalls(privacyApi)
