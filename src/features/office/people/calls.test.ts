import { testCalls } from '#tests/calls/test-calls.ts'
import { admins } from '#tests/rights.ts'
import { peopleApi } from './contract.ts'

await testCalls(peopleApi, {
  getPeople: admins,
  getPerson: admins,
  updatePerson: admins,
  packDataOf: admins,
  requestDeletionOf: admins,
  cancelDeletionOf: admins,
  holdDeletion: admins,
  releaseDeletion: admins,
  setCustomRoles: admins,
  setAccountRole: admins,
  lockPerson: admins,
  unlockPerson: admins,
  endSessionsOf: admins,
  makeResetLink: admins,
})
