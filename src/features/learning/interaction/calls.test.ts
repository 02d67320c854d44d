import { testCalls } from '#tests/calls/test-calls.ts'
import { interactionApi } from './contract.ts'

await testCalls(interactionApi)
