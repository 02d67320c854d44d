import { testCalls } from '#tests/calls/test-calls.ts'
import { filmQuestionApi } from './contract.ts'

await testCalls(filmQuestionApi)
