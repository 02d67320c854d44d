import { feature } from '#src/server/feature.ts'
import { fileApi } from './contract.ts'
import { beginUpload } from './server/begin-upload.ts'
import { cancelUpload } from './server/cancel-upload.ts'
import { checkUploadJob } from './server/check-upload.ts'
import { finishUpload } from './server/finish-upload.ts'
import { getUploads } from './server/get-uploads.ts'
import { giveUpUploadsJob } from './server/give-up-uploads.ts'
import { filePersonalParts } from './server/personal-data.ts'
import { uploadRoute } from './server/upload-route.ts'

/** Files of people, and what becomes of them: films that play, documents that open. */
export const fileFeature = feature({
  name: 'content/file',
  title: { zh: '文件', en: 'Files' },
  calls: [
    [fileApi.beginUpload, beginUpload],
    [fileApi.finishUpload, finishUpload],
    [fileApi.cancelUpload, cancelUpload],
    [fileApi.getUploads, getUploads],
  ],
  jobs: [checkUploadJob, giveUpUploadsJob],
  personalData: filePersonalParts,
  start: uploadRoute,
})
