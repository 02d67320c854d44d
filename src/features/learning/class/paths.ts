import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const classPaths = {
  mine: (query?: Query) => pagePath('/sclass', query),
  join: (query?: Query) => pagePath('/sclass/join', query),
  class: (classId: Id) => `/sclass/${classId}`,
  members: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/members`, query),
  schedule: (classId: Id) => `/sclass/${classId}/schedule`,
  /** The page of the room of lessons. */
  attendance: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/attendance`, query),
  history: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/history`, query),
  // Pages of later rooms, to which the tabs lead.
  announcements: (classId: Id) => `/sclass/${classId}/announcements`,
  materials: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/materials`, query),
  courses: (classId: Id) => `/sclass/${classId}/courses`,
  notes: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/notes`, query),
  code: (classId: Id) => `/sclass/${classId}/code`,
} as const
