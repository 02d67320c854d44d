import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const auditPaths = {
  log: (query?: Query) => pagePath('/admin/audit', query),
} as const
