import { feature } from '#src/server/feature.ts'
import { verificationApi } from './contract.ts'
import { verificationActs } from './server/acts-text.ts'
import { decideSchool } from './server/decide-school.ts'
import { decideVerification } from './server/decide-verification.ts'
import { deleteDocumentsJob } from './server/delete-documents.ts'
import { getVerification } from './server/get-verification.ts'
import { listSchoolsForReview } from './server/list-schools-for-review.ts'
import { listVerifications } from './server/list-verifications.ts'
import { readVerification } from './server/read-verification.ts'
import { revokeVerification } from './server/revoke-verification.ts'
import { verificationRules } from './server/rules-text.ts'
import { saveSchool } from './server/save-school.ts'
import { schoolNewsJob } from './server/school-news.ts'
import { submitVerification } from './server/submit-verification.ts'
import { verificationParts } from './server/verification-parts.ts'
import { withdrawVerification } from './server/withdraw-verification.ts'

/** Teacher verification and the review of schools. */
export const verificationFeature = feature({
  name: 'people/verification',
  title: { zh: '教师认证', en: 'Teacher verification' },
  calls: [
    [verificationApi.getVerification, getVerification],
    [verificationApi.submitVerification, submitVerification],
    [verificationApi.withdrawVerification, withdrawVerification],
    [verificationApi.getVerifications, listVerifications],
    [verificationApi.getVerificationForReview, readVerification],
    [verificationApi.decideVerification, decideVerification],
    [verificationApi.revokeVerification, revokeVerification],
    [verificationApi.getSchoolsForReview, listSchoolsForReview],
    [verificationApi.saveSchool, saveSchool],
    [verificationApi.decideSchool, decideSchool],
  ],
  jobs: [schoolNewsJob, deleteDocumentsJob],
  personalData: verificationParts,
  rules: verificationRules,
  audit: verificationActs,
})
