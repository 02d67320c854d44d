import { testCalls } from '#tests/calls/test-calls.ts'
import { bankApi } from './contract.ts'

await testCalls(bankApi)
