import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { peerApi } from './contract.ts'

await testCalls(peerApi, {
  getRound: withRole,
  getReviews: withRole,
  set: withRole,
  remove: withRole,
  begin: withRole,
  end: withRole,
  release: withRole,
  decide: withRole,
  getOwn: withRole,
  save: withRole,
  object: withRole,
})
