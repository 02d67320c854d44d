import { testCalls } from '#tests/calls/test-calls.ts'
import { identityApi } from './contract.ts'

await testCalls(identityApi)
