import { testCalls } from '#tests/calls/test-calls.ts'
import { quizApi } from './contract.ts'

await testCalls(quizApi)
