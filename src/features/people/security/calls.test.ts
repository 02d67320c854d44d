import { testCalls } from '#tests/calls/test-calls.ts'
import { securityApi } from './contract.ts'

await testCalls(securityApi)
