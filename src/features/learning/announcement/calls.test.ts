import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { announcementApi } from './contract.ts'

await testCalls(announcementApi, {
  getList: withRole,
  getOne: withRole,
  setRead: withRole,
  getReaders: withRole,
  create: withRole,
  edit: withRole,
  setPinned: withRole,
  delete: withRole,
  remind: withRole,
})
