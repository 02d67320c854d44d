import { feature } from '#src/server/feature.ts'
import { fileApi } from './contract.ts'
import { beginUpload } from './server/uploads/begin-upload.ts'
import { cancelUpload } from './server/uploads/cancel-upload.ts'
import { contentWork } from './server/uploads/content-work.ts'
import { checkUploadJob } from './server/uploads/check-upload.ts'
import { finishUpload } from './server/uploads/finish-upload.ts'
import { getQuota } from './server/uploads/get-quota.ts'
import { getUploads } from './server/uploads/get-uploads.ts'
import { giveUpUploadsJob } from './server/uploads/give-up-uploads.ts'
import { getFiles } from './server/get-files.ts'
import { getFile } from './server/get-file.ts'
import { getProgress } from './server/get-progress.ts'
import { getFolders } from './server/get-folders.ts'
import { makeFolder } from './server/make-folder.ts'
import { renameFolder } from './server/rename-folder.ts'
import { deleteFolder } from './server/delete-folder.ts'
import { renameFile } from './server/rename-file.ts'
import { moveFiles } from './server/move-files.ts'
import { deleteFiles } from './server/delete-files.ts'
import { replaceFile } from './server/replace-file.ts'
import { takeBackVersion } from './server/take-back-version.ts'
import { makeLink } from './server/make-link.ts'
import { withdrawLinks } from './server/withdraw-links.ts'
import { retryWork } from './server/retry-work.ts'
import { dropVersionsJob } from './server/drop-versions.ts'
import { fileRules } from './server/rules-text.ts'
import { filePersonalParts } from './server/personal-data.ts'
import { uploadRoute } from './server/uploads/upload-route.ts'

/** Files of people, and what becomes of them: films that play, documents that open. */
export const fileFeature = feature({
  name: 'content/file',
  title: { zh: '文件', en: 'Files' },
  calls: [
    [fileApi.beginUpload, beginUpload],
    [fileApi.finishUpload, finishUpload],
    [fileApi.cancelUpload, cancelUpload],
    [fileApi.getUploads, getUploads],
    [fileApi.getFiles, getFiles],
    [fileApi.getFile, getFile],
    [fileApi.getProgress, getProgress],
    [fileApi.getFolders, getFolders],
    [fileApi.makeFolder, makeFolder],
    [fileApi.renameFolder, renameFolder],
    [fileApi.deleteFolder, deleteFolder],
    [fileApi.renameFile, renameFile],
    [fileApi.moveFiles, moveFiles],
    [fileApi.deleteFiles, deleteFiles],
    [fileApi.replaceFile, replaceFile],
    [fileApi.takeBackVersion, takeBackVersion],
    [fileApi.makeLink, makeLink],
    [fileApi.withdrawLinks, withdrawLinks],
    [fileApi.retryWork, retryWork],
    [fileApi.getQuota, getQuota],
  ],
  works: [contentWork],
  jobs: [checkUploadJob, giveUpUploadsJob, dropVersionsJob],
  personalData: filePersonalParts,
  rules: fileRules,
  start: uploadRoute,
})
