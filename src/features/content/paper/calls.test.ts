import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { paperApi } from './contract.ts'

await testCalls(paperApi, {
  getTwins: teachers,
  makeTwins: teachers,
  getPapers: teachers,
  getPaper: teachers,
  savePaper: teachers,
  updateQuestions: teachers,
  deletePaper: teachers,
})
