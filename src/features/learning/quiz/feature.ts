import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { quizApi } from './contract.ts'
import { attend } from './server/attend.ts'
import { beginFile } from './server/begin-file.ts'
import { dropAnswerFilesJob } from './server/drop-answer-files.ts'
import { endOverdueJob } from './server/end-overdue.ts'
import { answerFileUses } from './server/file-uses.ts'
import { getAttempt } from './server/get-attempt.ts'
import { getAttempts } from './server/get-attempts.ts'
import { handIn } from './server/hand-in.ts'
import { quizParts } from './server/personal-data.ts'
import { quizRules } from './server/rules-text.ts'
import { hearClosedJob } from './server/release-results.ts'
import { beginPhonePhoto } from './server/phone/begin-photo.ts'
import { finishPhonePhoto } from './server/phone/finish-photo.ts'
import { getPhonePhotos } from './server/phone/get-photos.ts'
import { makePhotoLink } from './server/phone/make-link.ts'
import { openPhotoLink } from './server/phone/open-link.ts'
import { removePhonePhoto } from './server/phone/remove-photo.ts'
import { stopPhotoLink } from './server/phone/stop-link.ts'
import { saveAnswer } from './server/save-answer.ts'
import { setFlag } from './server/set-flag.ts'

/** Questions, quizzes, attempts and marking. */
export const quizFeature = feature({
  name: 'learning/quiz',
  title: { zh: '测验', en: 'Quizzes' },
  calls: [
    [quizApi.getAttempt, getAttempt],
    [quizApi.getAttempts, getAttempts],
    [quizApi.beginFile, beginFile],
    [quizApi.makePhotoLink, makePhotoLink],
    [quizApi.stopPhotoLink, stopPhotoLink],
    [quizApi.getPhonePhotos, getPhonePhotos],
    [quizApi.openPhotoLink, openPhotoLink],
    [quizApi.beginPhonePhoto, beginPhonePhoto],
    [quizApi.finishPhonePhoto, finishPhonePhoto],
    [quizApi.removePhonePhoto, removePhonePhoto],
    [quizApi.saveAnswer, saveAnswer],
    [quizApi.setFlag, setFlag],
    [quizApi.attend, attend],
    [quizApi.handIn, handIn],
  ],
  provides: [provide(fileUses, answerFileUses)],
  jobs: [endOverdueJob, hearClosedJob, dropAnswerFilesJob],
  personalData: quizParts,
  rules: quizRules,
})
