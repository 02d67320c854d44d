import { testCalls } from '#tests/calls/test-calls.ts'
import { bulletApi } from './contract.ts'

await testCalls(bulletApi)
