import { testCalls } from '#tests/calls/test-calls.ts'
import { noteApi } from './contract.ts'

await testCalls(noteApi)
