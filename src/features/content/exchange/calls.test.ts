import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { exchangeApi } from './contract.ts'

await testCalls(exchangeApi, {
  beginImport: teachers,
  getImports: teachers,
  getImport: teachers,
  saveRow: teachers,
  keepRows: teachers,
  addAnswers: teachers,
  takeOver: teachers,
  undoImport: teachers,
  dropImport: teachers,
  getLosses: teachers,
  beginExport: teachers,
  getExport: teachers,
})
