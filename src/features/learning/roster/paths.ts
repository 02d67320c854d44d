import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const rosterPaths = {
  roster: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/roster`, query),
  import: (classId: Id) => `/sclass/${classId}/roster/import`,
  lesson: (classId: Id) => `/sclass/${classId}/first-lesson`,
  first: (query?: Query) => pagePath('/sclass/first', query),
} as const
