import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { authoringApi } from './contract.ts'

await testCalls(authoringApi, {
  getCheck: teachers,
  getPreview: teachers,
  getPull: teachers,
  pull: teachers,
  getMyCourses: teachers,
  getForEdit: teachers,
  getOfferNames: teachers,
  copyCourse: teachers,
  deleteCourse: teachers,
  restoreCourse: teachers,
  getTeachers: teachers,
  inviteTeacher: teachers,
  setRights: teachers,
  removeTeacher: teachers,
  answerInvitation: teachers,
  leaveCourse: teachers,
  offerCourse: teachers,
  answerTransfer: teachers,
  createCourse: teachers,
})
