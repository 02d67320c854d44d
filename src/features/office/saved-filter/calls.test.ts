import { testCalls } from '#tests/calls/test-calls.ts'
import { savedFilterApi } from './contract.ts'

await testCalls(savedFilterApi)
