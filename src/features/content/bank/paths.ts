import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'
import type { QuestionType } from '../question/types.ts'

/** Addresses of this room's pages. */
export const bankPaths = {
  bank: (query?: Query) => pagePath('/user/question_bank', query),
  folder: (folder: Id | null) => pagePath('/user/question_bank', folder === null ? {} : { folder }),
  question: (questionId: Id) => `/user/question_bank/question/${questionId}`,
  /** A new question of a type, or the choice of a type; in the folder that is open. */
  create: (type?: QuestionType, folder?: Id) =>
    pagePath(`/user/question_bank/create${type ? `/${type}` : ''}`, { folder }),
  /** Questions come in and go out by a later room. */
  imports: (query?: Query) => pagePath('/user/question_bank/imports', query),
  /** `questions`: ids with commas between; `folder`: with all inside; `paper`: one paper; `quiz`: one quiz; none: all of one's own. */
  exports: (query?: Query) => pagePath('/user/question_bank/exports', query),
  papers: (query?: Query) => pagePath('/user/question_bank/papers', query),
} as const
