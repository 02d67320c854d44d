import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { discussionApi } from './contract.ts'

await testCalls(discussionApi, {
  getTopics: withRole,
  getTopic: withRole,
  getComments: withRole,
  setSeen: withRole,
  beginPicture: withRole,
  create: withRole,
  edit: withRole,
  delete: withRole,
  setPinned: withRole,
  setClosed: withRole,
  reply: withRole,
  comment: withRole,
  editReply: withRole,
  deleteReply: withRole,
  setFollowed: withRole,
  setCommentsFollowed: withRole,
  setCommentsClosed: withRole,
  setOff: withRole,
  report: withRole,
  reportReply: withRole,
})
