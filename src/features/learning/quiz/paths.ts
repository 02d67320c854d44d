import { type Id, pagePath } from '#src/shared/page-path.ts'

/** Addresses of this room’s page, and of pages of later rooms to which a quiz leads. */
export const quizPaths = {
  /** Where a phone adds photographs to an answer; the token of the link follows after '#'. */
  photo: () => '/photo',
  /** Free practice with the questions that the learner has met, of a course or of all. */
  practice: (courseId?: Id) => pagePath('/user/wrong_question_banks/practice', { courseId }),
  /** A result of one's own beside those of others. */
  ownResult: (attemptId: Id) => pagePath(`/user/quiz_results/${attemptId}`),
} as const
