import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const revisionPaths = {
  today: (query?: Query) => pagePath('/user/wrong_question_banks', query),
  list: (query?: Query) => pagePath('/user/wrong_question_banks/list', query),
  practice: (query?: Query) => pagePath('/user/wrong_question_banks/practice', query),
  /** The practice sets that teachers have given. */
  repairs: () => '/user/wrong_question_banks/sets',
  print: (query?: Query) => pagePath('/user/wrong_question_banks/print', query),
} as const
