import { testCalls } from '#tests/calls/test-calls.ts'
import { auditApi } from './contract.ts'

await testCalls(auditApi)
