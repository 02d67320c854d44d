import { archiveHosts } from '#src/features/content/archive/server/archive-host.ts'
import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { draftHosts } from '#src/features/content/draft/server/draft-host.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { authoringApi } from './contract.ts'
import { courseHost } from './server/course-host.ts'
import { courseArchives } from './server/archive-host.ts'
import { ownActs } from './server/acts-text.ts'
import { answerInvitation, leaveCourse } from './server/answer-invitation.ts'
import { inviteTeacher, removeTeacher, setRights } from './server/change-staff.ts'
import { copyCourse } from './server/copy-course.ts'
import { createCourse } from './server/create-course.ts'
import { draftFileReadings, draftFileUses, draftQuestionUses } from './server/draft-uses.ts'
import { getCheck } from './server/get-check.ts'
import { getPreview } from './server/get-preview.ts'
import { getPull } from './server/get-pull.ts'
import { pullTextbook } from './server/pull-textbook.ts'
import { authoringRules } from './server/rules-text.ts'
import { deleteCourse, restoreCourse } from './server/delete-course.ts'
import { getForEdit } from './server/get-for-edit.ts'
import { getOfferNames } from './server/get-offer-names.ts'
import { getTeachers } from './server/get-teachers.ts'
import { listOwn } from './server/list-own.ts'
import { ownRules } from './server/own-rules-text.ts'
import { answerTransfer, offerCourse } from './server/transfer-course.ts'

/** Authoring of courses: a teacher's own list, the offer, the outline and its content. */
export const authoringFeature = feature({
  name: 'learning/authoring',
  title: { zh: '课程编写', en: 'Course authoring' },
  calls: [
    [authoringApi.createCourse, createCourse],
    [authoringApi.getCheck, getCheck],
    [authoringApi.getPreview, getPreview],
    [authoringApi.getPull, getPull],
    [authoringApi.pull, pullTextbook],
    [authoringApi.getMyCourses, listOwn],
    [authoringApi.getForEdit, getForEdit],
    [authoringApi.getOfferNames, getOfferNames],
    [authoringApi.copyCourse, copyCourse],
    [authoringApi.deleteCourse, deleteCourse],
    [authoringApi.restoreCourse, restoreCourse],
    [authoringApi.getTeachers, getTeachers],
    [authoringApi.inviteTeacher, inviteTeacher],
    [authoringApi.setRights, setRights],
    [authoringApi.removeTeacher, removeTeacher],
    [authoringApi.answerInvitation, answerInvitation],
    [authoringApi.leaveCourse, leaveCourse],
    [authoringApi.offerCourse, offerCourse],
    [authoringApi.answerTransfer, answerTransfer],
  ],
  audit: ownActs,
  rules: [...authoringRules, ...ownRules],
  provides: [
    provide(draftHosts, courseHost),
    provide(archiveHosts, courseArchives),
    provide(fileUses, draftFileUses),
    provide(fileReadings, draftFileReadings),
    provide(questionUses, draftQuestionUses),
  ],
})
