import { archiveFeature } from '#src/features/content/archive/feature.ts'
import { bankFeature } from '#src/features/content/bank/feature.ts'
import { documentFeature } from '#src/features/content/document/feature.ts'
import { draftFeature } from '#src/features/content/draft/feature.ts'
import { editorFeature } from '#src/features/content/editor/feature.ts'
import { fileFeature } from '#src/features/content/file/feature.ts'
import { exchangeFeature } from '#src/features/content/exchange/feature.ts'
import { outlineFeature } from '#src/features/content/outline/feature.ts'
import { paperFeature } from '#src/features/content/paper/feature.ts'
import { pictureFeature } from '#src/features/content/picture/feature.ts'
import { subjectFeature } from '#src/features/content/subject/feature.ts'
import { textbookFeature } from '#src/features/content/textbook/feature.ts'
import { filmFeature } from '#src/features/content/film/feature.ts'
import { questionFeature } from '#src/features/content/question/feature.ts'
import { feedbackFeature } from '#src/features/front/feedback/feature.ts'
import { homeFeature } from '#src/features/front/home/feature.ts'
import { todayFeature } from '#src/features/front/today/feature.ts'
import { searchFeature } from '#src/features/front/search/feature.ts'
import { courseFeature } from '#src/features/learning/course/feature.ts'
import { approvalFeature } from '#src/features/learning/approval/feature.ts'
import { authoringFeature } from '#src/features/learning/authoring/feature.ts'
import { bulletFeature } from '#src/features/learning/bullet/feature.ts'
import { filmQuestionFeature } from '#src/features/learning/film-question/feature.ts'
import { interactionFeature } from '#src/features/learning/interaction/feature.ts'
import { classFeature } from '#src/features/learning/class/feature.ts'
import { announcementFeature } from '#src/features/learning/announcement/feature.ts'
import { discussionFeature } from '#src/features/learning/discussion/feature.ts'
import { classCourseFeature } from '#src/features/learning/class-course/feature.ts'
import { classMaterialFeature } from '#src/features/learning/class-material/feature.ts'
import { sharedNoteFeature } from '#src/features/learning/shared-note/feature.ts'
import { rosterFeature } from '#src/features/learning/roster/feature.ts'
import { lessonFeature } from '#src/features/learning/lesson/feature.ts'
import { homeworkFeature } from '#src/features/learning/homework/feature.ts'
import { homeworkQuizFeature } from '#src/features/learning/homework-quiz/feature.ts'
import { peerFeature } from '#src/features/learning/peer/feature.ts'
import { goodWorkFeature } from '#src/features/learning/good-work/feature.ts'
import { gradebookFeature } from '#src/features/learning/gradebook/feature.ts'
import { classArchiveFeature } from '#src/features/learning/class-archive/feature.ts'
import { certificateFeature } from '#src/features/learning/certificate/feature.ts'
import { noteFeature } from '#src/features/learning/note/feature.ts'
import { favouriteFeature } from '#src/features/learning/favourite/feature.ts'
import { quizFeature } from '#src/features/learning/quiz/feature.ts'
import { analysisFeature } from '#src/features/learning/analysis/feature.ts'
import { progressFeature } from '#src/features/learning/progress/feature.ts'
import { repairFeature } from '#src/features/learning/repair/feature.ts'
import { remarkingFeature } from '#src/features/learning/remarking/feature.ts'
import { gradingFeature } from '#src/features/learning/grading/feature.ts'
import { invigilationFeature } from '#src/features/learning/invigilation/feature.ts'
import { revisionFeature } from '#src/features/learning/revision/feature.ts'
import { reviewFeature } from '#src/features/learning/review/feature.ts'
import { scheduleFeature } from '#src/features/learning/schedule/feature.ts'
import { semesterFeature } from '#src/features/learning/semester/feature.ts'
import { taskFeature } from '#src/features/learning/task/feature.ts'
import { studyFeature } from '#src/features/learning/study/feature.ts'
import { coinsFeature } from '#src/features/money/coins/feature.ts'
import { auditFeature } from '#src/features/office/audit/feature.ts'
import { moderationFeature } from '#src/features/office/moderation/feature.ts'
import { outboxFeature } from '#src/features/office/outbox/feature.ts'
import { overviewFeature } from '#src/features/office/overview/feature.ts'
import { peopleFeature } from '#src/features/office/people/feature.ts'
import { storageFeature } from '#src/features/office/storage/feature.ts'
import { savedFilterFeature } from '#src/features/office/saved-filter/feature.ts'
import { accountFeature } from '#src/features/people/account/feature.ts'
import { guardFeature } from '#src/features/people/guard/feature.ts'
import { messageFeature } from '#src/features/people/message/feature.ts'
import { privacyFeature } from '#src/features/people/privacy/feature.ts'
import { profileFeature } from '#src/features/people/profile/feature.ts'
import { reportFeature } from '#src/features/people/report/feature.ts'
import { schoolFeature } from '#src/features/people/school/feature.ts'
import { securityFeature } from '#src/features/people/security/feature.ts'
import { verificationFeature } from '#src/features/people/verification/feature.ts'
import type { Feature } from '#src/server/feature.ts'

/** Every room of the school; each builds only on those before it. */
export const features: readonly Feature[] = [
  schoolFeature,
  guardFeature,
  accountFeature,
  securityFeature,
  savedFilterFeature,
  verificationFeature,
  profileFeature,
  messageFeature,
  reportFeature,
  privacyFeature,
  favouriteFeature,
  coinsFeature,
  subjectFeature,
  fileFeature,
  pictureFeature,
  filmFeature,
  documentFeature,
  editorFeature,
  questionFeature,
  bankFeature,
  paperFeature,
  exchangeFeature,
  draftFeature,
  outlineFeature,
  archiveFeature,
  textbookFeature,
  quizFeature,
  courseFeature,
  noteFeature,
  interactionFeature,
  taskFeature,
  bulletFeature,
  filmQuestionFeature,
  studyFeature,
  reviewFeature,
  semesterFeature,
  certificateFeature,
  approvalFeature,
  authoringFeature,
  revisionFeature,
  invigilationFeature,
  gradingFeature,
  analysisFeature,
  progressFeature,
  remarkingFeature,
  repairFeature,
  classFeature,
  classCourseFeature,
  sharedNoteFeature,
  announcementFeature,
  discussionFeature,
  classMaterialFeature,
  rosterFeature,
  scheduleFeature,
  lessonFeature,
  homeworkFeature,
  homeworkQuizFeature,
  peerFeature,
  goodWorkFeature,
  gradebookFeature,
  classArchiveFeature,
  searchFeature,
  todayFeature,
  homeFeature,
  feedbackFeature,
  auditFeature,
  peopleFeature,
  moderationFeature,
  outboxFeature,
  storageFeature,
  overviewFeature,
]
