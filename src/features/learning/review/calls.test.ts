import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, withRole } from '#tests/rights.ts'
import { reviewApi } from './contract.ts'

await testCalls(reviewApi, {
  getReviews: everyone,
  saveReview: withRole,
  deleteReview: withRole,
  setHelpful: withRole,
  saveReply: withRole,
  deleteReply: withRole,
  report: withRole,
})
