import { testCalls } from '#tests/calls/test-calls.ts'
import { filmApi } from './contract.ts'

await testCalls(filmApi)
