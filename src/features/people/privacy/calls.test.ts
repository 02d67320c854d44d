import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, signedIn } from '#tests/rights.ts'
import { privacyApi } from './contract.ts'

await testCalls(privacyApi, {
  getPersonalData: signedIn,
  requestExport: signedIn,
  openExport: everyone,
  requestDeletion: signedIn,
  cancelDeletion: signedIn,
})
