import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const coinPaths = {
  myCoins: (query?: Query) => pagePath('/user/coins', query),
} as const
