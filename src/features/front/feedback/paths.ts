import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const feedbackPaths = {
  /** The page to write on, for browsers in which the dialog cannot open. */
  write: () => '/info/feedback',
  list: (query?: Query) => pagePath('/admin/feedback', query),
  feedback: (feedbackId: Id) => pagePath(`/admin/feedback/${feedbackId}`),
} as const
