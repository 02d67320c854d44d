import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { gradebookApi } from './contract.ts'

await testCalls(gradebookApi, {
  getGradebook: withRole,
  getChanges: withRole,
  create: teachers,
  setRules: teachers,
  addColumn: teachers,
  getOffers: teachers,
  addSources: teachers,
  editColumn: teachers,
  removeColumn: teachers,
  setMarks: withRole,
  getHistory: withRole,
  getWorkbook: withRole,
  freeze: teachers,
  unfreeze: teachers,
  release: teachers,
  fillOfficeFile: withRole,
  getReport: withRole,
  getReportPdf: withRole,
})
