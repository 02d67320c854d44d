import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { taskApi } from './contract.ts'

await testCalls(taskApi, {
  getOwn: withRole,
  saveDraft: withRole,
  handIn: withRole,
  beginFile: withRole,
  getAnswers: teachers,
  getAnswer: teachers,
  comment: teachers,
})
