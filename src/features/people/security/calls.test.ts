import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, signedIn, withRole } from '#tests/rights.ts'
import { securityApi } from './contract.ts'

await testCalls(securityApi, {
  getFindPwdCode: everyone,
  resetPassword: everyone,
  readResetLink: everyone,
  resetByLink: everyone,
  getAccount: signedIn,
  getBindCode: withRole,
  updatePassword: signedIn,
  bindPhone: withRole,
  bindEmail: withRole,
  unbindContact: withRole,
  getSessions: withRole,
  endSession: withRole,
  endOtherSessions: withRole,
})
