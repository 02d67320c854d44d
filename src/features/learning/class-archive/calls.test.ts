import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { classArchiveApi } from './contract.ts'

await testCalls(classArchiveApi, {
  getArchive: teachers,
  begin: teachers,
  getState: teachers,
  remove: teachers,
})
