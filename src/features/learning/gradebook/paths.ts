import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const gradebookPaths = {
  gradebook: (classId: Id) => `/sclass/${classId}/gradebook`,
  student: (classId: Id, userId: Id) => `/sclass/${classId}/gradebook/students/${userId}`,
  history: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/gradebook/history`, query),
} as const
