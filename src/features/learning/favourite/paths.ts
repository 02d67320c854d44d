import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const favouritePaths = {
  list: (query?: Query) => pagePath('/common/user_collect', query),
} as const
