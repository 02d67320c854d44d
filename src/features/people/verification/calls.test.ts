import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, reviewers, teachers, withRole } from '#tests/rights.ts'
import { verificationApi } from './contract.ts'

await testCalls(verificationApi, {
  getVerification: withRole,
  submitVerification: teachers,
  withdrawVerification: withRole,
  getVerifications: reviewers,
  getVerificationForReview: reviewers,
  decideVerification: reviewers,
  revokeVerification: admins,
  getSchoolsForReview: reviewers,
  saveSchool: reviewers,
  decideSchool: reviewers,
})
