import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { classCourseApi } from './contract.ts'

await testCalls(classCourseApi, {
  getCourses: withRole,
  findCourses: teachers,
  add: teachers,
  setDate: teachers,
  setOrder: teachers,
  remove: teachers,
  release: teachers,
})
