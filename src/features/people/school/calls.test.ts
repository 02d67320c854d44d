import { testCalls } from '#tests/calls/test-calls.ts'
import { signedIn } from '#tests/rights.ts'
import { schoolApi } from './contract.ts'

await testCalls(schoolApi, {
  getProvinces: signedIn,
  getSchools: signedIn,
  getSchoolsOfProvince: signedIn,
})
