import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of the pages on which teachers mark written answers. */
export const gradingPaths = {
  marking: (quizId: Id, query?: Query) => pagePath(`/user/quizzes/${quizId}/marking`, query),
} as const
