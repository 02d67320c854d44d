import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { favouriteApi } from './contract.ts'

await testCalls(favouriteApi, {
  getFavourites: withRole,
  getCollected: withRole,
  collect: withRole,
  uncollect: withRole,
  removeFavourites: withRole,
  moveFavourites: withRole,
  createFolder: withRole,
  renameFolder: withRole,
  deleteFolder: withRole,
})
