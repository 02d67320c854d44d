import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, teachers, withRole } from '#tests/rights.ts'
import { courseApi } from './contract.ts'

await testCalls(courseApi, {
  getHome: everyone,
  getList: everyone,
  getPlaces: withRole,
  getCourse: everyone,
  getCatalog: everyone,
  setDownloads: teachers,
  setStudyRules: teachers,
  join: withRole,
})
