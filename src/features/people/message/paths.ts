import { pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const messagePaths = {
  list: (query?: Query) => pagePath('/user/messages', query),
  settings: () => '/user/message_settings',
} as const
