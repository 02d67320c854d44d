import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { subjectUses } from '#src/features/content/subject/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { approvalApi } from './contract.ts'
import { approvalActs, publicationActs } from './server/acts-text.ts'
import { approveSubmission } from './server/approve-submission.ts'
import { getChanges } from './server/get-changes.ts'
import { getPublication } from './server/get-publication.ts'
import { getReasons } from './server/get-reasons.ts'
import { getSubmission } from './server/get-submission.ts'
import { listSubmissions } from './server/list-submissions.ts'
import { approvalParts } from './server/personal-data.ts'
import { publishCourse } from './server/publish-course.ts'
import { recallCourse } from './server/recall-course.ts'
import { rejectSubmission } from './server/reject-submission.ts'
import { releaseCourse } from './server/release-course.ts'
import { approvalRules } from './server/rules-text.ts'
import { submissionSubjectUses } from './server/subject-uses.ts'
import { submitCourse } from './server/submit-course.ts'
import { submittedFileReadings, submittedFileUses } from './server/submitted-files.ts'
import { giveBackSubmission, takeSubmission } from './server/take-submission.ts'
import { unpublishCourse } from './server/unpublish-course.ts'

/** Review and publication of courses: submit, recall, decide, publish, unpublish, release. */
export const approvalFeature = feature({
  name: 'learning/approval',
  title: { zh: '课程审核与发布', en: 'Review and publication of courses' },
  calls: [
    [approvalApi.getPublication, getPublication],
    [approvalApi.getChanges, getChanges],
    [approvalApi.getReasons, getReasons],
    [approvalApi.submit, submitCourse],
    [approvalApi.recall, recallCourse],
    [approvalApi.publish, publishCourse],
    [approvalApi.unpublish, unpublishCourse],
    [approvalApi.release, releaseCourse],
    [approvalApi.getSubmissions, listSubmissions],
    [approvalApi.getSubmission, getSubmission],
    [approvalApi.takeSubmission, takeSubmission],
    [approvalApi.giveBackSubmission, giveBackSubmission],
    [approvalApi.approveSubmission, approveSubmission],
    [approvalApi.rejectSubmission, rejectSubmission],
  ],
  personalData: approvalParts,
  audit: { ...approvalActs, ...publicationActs },
  rules: approvalRules,
  provides: [
    provide(fileUses, submittedFileUses),
    provide(fileReadings, submittedFileReadings),
    provide(subjectUses, submissionSubjectUses),
  ],
})
