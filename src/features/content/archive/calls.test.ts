import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { archiveApi } from './contract.ts'

await testCalls(archiveApi, {
  beginExport: teachers,
  beginImport: teachers,
  getArchive: teachers,
})
