import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { verificationApi } from '../contract.ts'
import { decideSchool } from './decide-school.ts'
import { decideVerification } from './decide-verification.ts'
import { scheduleDeletingPapers } from './delete-papers.ts'
import { listSchoolsForReview } from './list-schools-for-review.ts'
import { listVerifications } from './list-verifications.ts'
import { readVerification } from './read-verification.ts'
import { revokeVerification } from './revoke-verification.ts'
import { saveSchool } from './save-school.ts'
import { defineSchoolNews } from './school-news.ts'

/** What reviewers do. Also declares jobs, so it is called before `jobs.start()`. */
export function reviewRoutes(kernel: Kernel): void {
  mount(kernel, verificationApi.getVerifications, listVerifications)
  mount(kernel, verificationApi.getVerificationForReview, readVerification)
  mount(kernel, verificationApi.decideVerification, decideVerification)
  mount(kernel, verificationApi.revokeVerification, revokeVerification)
  mount(kernel, verificationApi.getSchoolsForReview, listSchoolsForReview)
  mount(kernel, verificationApi.saveSchool, saveSchool)
  mount(kernel, verificationApi.decideSchool, decideSchool)
  defineSchoolNews(kernel)
  scheduleDeletingPapers(kernel)
}
