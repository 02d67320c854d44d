import { testCalls } from '#tests/calls/test-calls.ts'
import { guardApi } from './contract.ts'

await testCalls(guardApi)
