import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const outboxPaths = {
  outbox: (query?: Query) => pagePath('/admin/outbox', query),
  message: (messageId: Id) => pagePath('/admin/outbox', { message: messageId }),
} as const
