import { testCalls } from '#tests/calls/test-calls.ts'
import { repairApi } from './contract.ts'

await testCalls(repairApi)
