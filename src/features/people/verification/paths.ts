import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const verificationPaths = {
  verification: () => '/user/verification',
  queue: (query?: Query) => pagePath('/admin/verifications', query),
  review: (verificationId: Id) => `/admin/verifications/${verificationId}`,
  schools: (query?: Query) => pagePath('/admin/schools', query),
} as const
