import { testCalls } from '#tests/calls/test-calls.ts'
import { admins } from '#tests/rights.ts'
import { storageApi } from './contract.ts'

await testCalls(storageApi, {
  getStorage: admins,
  getOwners: admins,
  getWorks: admins,
  retryWork: admins,
  retryFailed: admins,
  findUnnamed: admins,
  deleteUnnamed: admins,
})
