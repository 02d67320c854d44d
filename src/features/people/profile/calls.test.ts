import { testCalls } from '#tests/calls/test-calls.ts'
import { profileApi } from './contract.ts'

await testCalls(profileApi)
