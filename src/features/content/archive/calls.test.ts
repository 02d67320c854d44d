import { testCalls } from '#tests/calls/test-calls.ts'
import { archiveApi } from './contract.ts'

await testCalls(archiveApi)
