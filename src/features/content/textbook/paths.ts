import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const textbookPaths = {
  home: (query?: Query) => pagePath('/textbook', query),
  textbook: (textbookId: Id) => `/textbook/${textbookId}`,
  manage: (query?: Query) => pagePath('/textbook/manage', query),
  edit: (textbookId: Id) => `/textbook/manage/${textbookId}`,
  check: (textbookId: Id) => `/textbook/manage/${textbookId}/check`,
  preview: (textbookId: Id) => `/textbook/manage/${textbookId}/preview`,
  translations: (textbookId: Id) => `/textbook/manage/${textbookId}/translations`,
  chapters: (textbookId: Id, query?: Query) =>
    pagePath(`/textbook/manage/${textbookId}/chapter`, query),
} as const
