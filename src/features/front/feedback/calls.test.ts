import { testCalls } from '#tests/calls/test-calls.ts'
import { feedbackApi } from './contract.ts'

await testCalls(feedbackApi)
