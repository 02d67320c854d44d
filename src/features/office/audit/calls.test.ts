import { testCalls } from '#tests/calls/test-calls.ts'
import { adminApi } from './contract.ts'

await testCalls(adminApi)
