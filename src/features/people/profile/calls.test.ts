import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { profileApi } from './contract.ts'

await testCalls(profileApi, {
  getProfile: withRole,
  updateStudentInfo: withRole,
})
