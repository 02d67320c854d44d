import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, signedIn, withRole } from '#tests/rights.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { accountApi } from './contract.ts'

await testCalls(
  { ...accountApi, ...sessionApi },
  {
    refresh: everyone,
    end: everyone,
    login: everyone,
    getVerificationCode: everyone,
    register: everyone,
    selectRole: signedIn,
    getStudentInfo: signedIn,
    uploadImage: withRole,
  },
)
