import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const peoplePaths = {
  people: (query?: Query) => pagePath('/admin/people', query),
  person: (userId: Id, query?: Query) => pagePath(`/admin/people/${userId}`, query),
} as const
