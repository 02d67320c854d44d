import { testCalls } from '#tests/calls/test-calls.ts'
import { searchApi } from './contract.ts'

await testCalls(searchApi)
