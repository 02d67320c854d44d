import { testCalls } from '#tests/calls/test-calls.ts'
import { classApi } from './contract.ts'

await testCalls(classApi)
