import { testCalls } from '#tests/calls/test-calls.ts'
import { fileApi } from './contract.ts'

await testCalls(fileApi)
