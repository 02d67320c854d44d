import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { sharedNoteApi } from './contract.ts'

await testCalls(sharedNoteApi, {
  getList: withRole,
  getClasses: withRole,
  share: withRole,
  takeBack: withRole,
  remove: withRole,
  report: withRole,
})
