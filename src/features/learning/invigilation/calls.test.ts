import { testCalls } from '#tests/calls/test-calls.ts'
import { invigilationApi } from './contract.ts'

await testCalls(invigilationApi)
