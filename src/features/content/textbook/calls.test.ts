import { testCalls } from '#tests/calls/test-calls.ts'
import { textbookApi } from './contract.ts'

await testCalls(textbookApi)
