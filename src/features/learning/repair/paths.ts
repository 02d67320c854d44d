import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of the pages about most missed questions and practice sets. */
export const repairPaths = {
  misses: (query?: Query) => pagePath('/user/quizzes/misses', query),
  sets: (query?: Query) => pagePath('/user/wrong_question_banks/sets', query),
  set: (setId: Id) => pagePath(`/user/wrong_question_banks/sets/${setId}`),
} as const
