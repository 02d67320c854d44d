import { testCalls } from '#tests/calls/test-calls.ts'
import { paperApi } from './contract.ts'

await testCalls(paperApi)
