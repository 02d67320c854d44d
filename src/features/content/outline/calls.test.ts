import { testCalls } from '#tests/calls/test-calls.ts'
import { outlineApi } from './contract.ts'

await testCalls(outlineApi)
