import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const feedbackPaths = {
  list: (query?: Query) => pagePath('/admin/feedback', query),
  feedback: (feedbackId: Id) => pagePath(`/admin/feedback/${feedbackId}`),
} as const
