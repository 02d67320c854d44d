import { testCalls } from '#tests/calls/test-calls.ts'
import { accountApi } from './contract.ts'

await testCalls(accountApi)
