import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const storagePaths = {
  storage: (query?: Query) => pagePath('/admin/storage', query),
  owners: (query?: Query) => pagePath('/admin/storage/owners', query),
} as const
