import { testCalls } from '#tests/calls/test-calls.ts'
import { withRole } from '#tests/rights.ts'
import { studyApi } from './contract.ts'

await testCalls(studyApi, {
  getMyCourses: withRole,
  getContinue: withRole,
  getStudy: withRole,
  getItem: withRole,
  searchInCourse: withRole,
  visitItem: withRole,
  reportWatched: withRole,
  reportPages: withRole,
  reportRead: withRole,
  setTaskDone: withRole,
  startQuiz: withRole,
  redoQuiz: withRole,
})
