import { testCalls } from '#tests/calls/test-calls.ts'
import { authoringApi } from './contract.ts'

await testCalls(authoringApi)
