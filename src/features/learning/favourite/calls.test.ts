import { testCalls } from '#tests/calls/test-calls.ts'
import { favouriteApi } from './contract.ts'

await testCalls(favouriteApi)
