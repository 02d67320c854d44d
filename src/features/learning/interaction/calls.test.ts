import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { interactionApi } from './contract.ts'

await testCalls(interactionApi, {
  getItemQuestions: withRole,
  getQuestion: withRole,
  getCourse: teachers,
  getMine: withRole,
  findSimilar: withRole,
  beginPicture: withRole,
  ask: withRole,
  edit: withRole,
  delete: withRole,
  reply: withRole,
  editReply: withRole,
  deleteReply: withRole,
  setAccepted: withRole,
  setMeToo: withRole,
  setFollowed: withRole,
  report: withRole,
  reportReply: withRole,
})
