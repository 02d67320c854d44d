import { testCalls } from '#tests/calls/test-calls.ts'
import { revisionApi } from './contract.ts'

await testCalls(revisionApi)
