import { testCalls } from '#tests/calls/test-calls.ts'
import { draftApi } from './contract.ts'

await testCalls(draftApi)
