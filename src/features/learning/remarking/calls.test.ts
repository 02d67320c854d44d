import { testCalls } from '#tests/calls/test-calls.ts'
import { remarkingApi } from './contract.ts'

await testCalls(remarkingApi)
