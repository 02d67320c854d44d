import { testCalls } from '#tests/calls/test-calls.ts'
import { documentApi } from './contract.ts'

await testCalls(documentApi)
