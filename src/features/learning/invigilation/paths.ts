import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of the pages on which teachers look after their quizzes. */
export const invigilationPaths = {
  quizzes: (query?: Query) => pagePath('/user/quizzes', query),
  /** The most missed questions of a course. */
  misses: (query?: Query) => pagePath('/user/quizzes/misses', query),
  quiz: (quizId: Id, query?: Query) => pagePath(`/user/quizzes/${quizId}`, query),
  /** Its written answers, for marking. */
  marking: (quizId: Id, query?: Query) => pagePath(`/user/quizzes/${quizId}/marking`, query),
  /** Its questions, to mark their answers again. */
  remarking: (quizId: Id, query?: Query) => pagePath(`/user/quizzes/${quizId}/remarking`, query),
  remarkedQuestion: (quizId: Id, questionId: Id, query?: Query) =>
    pagePath(`/user/quizzes/${quizId}/remarking/${questionId}`, query),
  /** Its statistics. */
  analysis: (quizId: Id, query?: Query) => pagePath(`/user/quizzes/${quizId}/analysis`, query),
  question: (quizId: Id, questionId: Id, query?: Query) =>
    pagePath(`/user/quizzes/${quizId}/analysis/${questionId}`, query),
} as const
