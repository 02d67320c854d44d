import { testCalls } from '#tests/calls/test-calls.ts'
import { reviewers } from '#tests/rights.ts'
import { moderationApi } from './contract.ts'

await testCalls(moderationApi, {
  getReports: reviewers,
  hideReported: reviewers,
  dismissReports: reviewers,
  restoreHidden: reviewers,
})
