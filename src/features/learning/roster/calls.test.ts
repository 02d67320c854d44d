import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, teachers } from '#tests/rights.ts'
import { rosterApi } from './contract.ts'

await testCalls(rosterApi, {
  getRoster: teachers,
  getMissing: teachers,
  readFile: teachers,
  readText: teachers,
  preview: teachers,
  import: teachers,
  edit: teachers,
  remove: teachers,
  getLesson: teachers,
  getLessonCode: teachers,
  openLesson: teachers,
  endLesson: teachers,
  reset: teachers,
  renewPassword: teachers,
  findLesson: everyone,
  activate: everyone,
})
