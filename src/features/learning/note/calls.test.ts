import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { noteApi } from './contract.ts'

await testCalls(noteApi, {
  getChapterNotes: withRole,
  getNotes: withRole,
  saveNote: withRole,
  deleteNote: withRole,
  beginFrame: withRole,
  keepFrame: withRole,
  getMarkdown: withRole,
  beginExport: withRole,
  getExport: withRole,
})
