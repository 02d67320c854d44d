import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { fileApi } from './contract.ts'

await testCalls(fileApi, {
  beginUpload: teachers,
  finishUpload: withRole,
  cancelUpload: withRole,
  getUploads: teachers,
  getFiles: teachers,
  getFile: teachers,
  getProgress: teachers,
  renameFile: teachers,
  moveFiles: teachers,
  deleteFiles: teachers,
  replaceFile: teachers,
  takeBackVersion: teachers,
  makeLink: teachers,
  withdrawLinks: teachers,
  retryWork: teachers,
  getFolders: teachers,
  makeFolder: teachers,
  renameFolder: teachers,
  deleteFolder: teachers,
  getQuota: teachers,
})
