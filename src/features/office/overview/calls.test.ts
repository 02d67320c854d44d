import { testCalls } from '#tests/calls/test-calls.ts'
import { overviewApi } from './contract.ts'

await testCalls(overviewApi)
