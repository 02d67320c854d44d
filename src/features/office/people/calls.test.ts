import { testCalls } from '#tests/calls/test-calls.ts'
import { peopleApi } from './contract.ts'

await testCalls(peopleApi)
