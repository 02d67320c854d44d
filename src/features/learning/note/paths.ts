import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const notePaths = {
  notes: (query?: Query) => pagePath('/user/notes', query),
} as const
