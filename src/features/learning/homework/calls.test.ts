import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { homeworkApi } from './contract.ts'

await testCalls(homeworkApi, {
  getOfClass: withRole,
  getForm: teachers,
  save: teachers,
  withdraw: teachers,
  delete: teachers,
  copy: teachers,
  getMine: withRole,
  getOwn: withRole,
  saveDraft: withRole,
  handIn: withRole,
  beginFile: withRole,
  getWorks: withRole,
  getWork: withRole,
  setMark: withRole,
  annotate: withRole,
  giveBack: withRole,
  excuse: withRole,
  extend: withRole,
  remind: withRole,
  release: withRole,
  getMarks: withRole,
  importMarks: withRole,
  beginExport: withRole,
  beginPdf: withRole,
  getExport: withRole,
  getSimilar: withRole,
  comparePair: withRole,
})
