import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, everyone, teachers, withRole } from '#tests/rights.ts'
import { certificateApi } from './contract.ts'

await testCalls(certificateApi, {
  getOffer: teachers,
  saveOffer: teachers,
  previewOffer: teachers,
  getIssued: teachers,
  findIssued: admins,
  revoke: teachers,
  reissue: teachers,
  decline: teachers,
  getMine: withRole,
  getPending: withRole,
  claim: withRole,
  ask: withRole,
  verify: everyone,
  getCredential: everyone,
})
