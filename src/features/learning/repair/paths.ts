import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of the pages about common misses and repair sets. */
export const repairPaths = {
  misses: (query?: Query) => pagePath('/user/quizzes/misses', query),
  sets: (query?: Query) => pagePath('/user/wrong_question_banks/repairs', query),
  set: (setId: Id) => pagePath(`/user/wrong_question_banks/repairs/${setId}`),
} as const
