import { testCalls } from '#tests/calls/test-calls.ts'
import { admins, everyone } from '#tests/rights.ts'
import { subjectApi } from './contract.ts'

await testCalls(subjectApi, {
  getSubjects: everyone,
  getSubjectList: admins,
  addSubject: admins,
  renameSubject: admins,
  moveSubject: admins,
  hideSubject: admins,
  deleteSubject: admins,
  mergeSubject: admins,
})
