import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, teachers } from '#tests/rights.ts'
import { textbookApi } from './contract.ts'

await testCalls(textbookApi, {
  getList: everyone,
  getTextbook: everyone,
  getMyTextbooks: teachers,
  getForEdit: teachers,
  getCheck: teachers,
  getPreview: teachers,
  findByIsbn: teachers,
  createTextbook: teachers,
  publish: teachers,
  release: teachers,
  unpublish: teachers,
  copyTextbook: teachers,
  deleteTextbook: teachers,
  restoreTextbook: teachers,
})
