import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, everyone } from '#tests/rights.ts'
import { feedbackApi } from './contract.ts'

await testCalls(feedbackApi, {
  uploadAttachment: everyone,
  submitFeedback: everyone,
  getFeedbackList: admins,
  getFeedback: admins,
  setStatus: admins,
  answerFeedback: admins,
  saveNote: admins,
  deleteAttachment: admins,
  deleteFeedback: admins,
})
