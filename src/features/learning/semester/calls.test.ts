import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { semesterApi } from './contract.ts'

await testCalls(semesterApi, {
  getSemesters: teachers,
  saveSemester: teachers,
  deleteSemester: teachers,
  getSemester: withRole,
  moveToSemester: withRole,
})
