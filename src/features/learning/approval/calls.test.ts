import { testCalls } from '#tests/calls/test-calls.ts'
import { approvalApi } from './contract.ts'

await testCalls(approvalApi)
