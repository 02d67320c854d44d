import { testCalls } from '#tests/calls/test-calls.ts'
import { reviewers, teachers } from '#tests/rights.ts'
import { approvalApi } from './contract.ts'

await testCalls(approvalApi, {
  getPublication: teachers,
  getChanges: teachers,
  getReasons: teachers,
  submit: teachers,
  recall: teachers,
  publish: teachers,
  unpublish: teachers,
  release: teachers,
  getSubmissions: reviewers,
  getSubmission: reviewers,
  takeSubmission: reviewers,
  giveBackSubmission: reviewers,
  approveSubmission: reviewers,
  rejectSubmission: reviewers,
})
