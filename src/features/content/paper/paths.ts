import type { Id } from '#src/shared/page-path.ts'
import { bankPaths } from '../bank/paths.ts'

/** Addresses of this room's pages. */
export const paperPaths = {
  papers: bankPaths.papers,
  paper: (paperId: Id) => `/user/question_bank/papers/${paperId}`,
  /** Papers A and B by its plan. */
  twins: (paperId: Id) => `/user/question_bank/papers/${paperId}/twins`,
} as const
