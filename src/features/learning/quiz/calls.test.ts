import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone, withRole } from '#tests/rights.ts'
import { quizApi } from './contract.ts'

await testCalls(quizApi, {
  getAttempt: withRole,
  getAttempts: withRole,
  saveAnswer: withRole,
  beginFile: withRole,
  makePhotoLink: withRole,
  stopPhotoLink: withRole,
  getPhonePhotos: withRole,
  openPhotoLink: everyone,
  beginPhonePhoto: everyone,
  finishPhonePhoto: everyone,
  removePhonePhoto: everyone,
  setFlag: withRole,
  attend: withRole,
  handIn: withRole,
})
