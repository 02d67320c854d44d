import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const homeworkPaths = {
  /** Of a class. */
  list: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/homework`, query),
  new: (classId: Id) => `/sclass/${classId}/homework/new`,
  edit: (classId: Id, homeworkId: Id) => `/sclass/${classId}/homework/${homeworkId}/edit`,
  works: (classId: Id, homeworkId: Id, query?: Query) =>
    pagePath(`/sclass/${classId}/homework/${homeworkId}`, query),
  /** Works whose texts share passages; two of them beside each other. */
  similar: (classId: Id, homeworkId: Id, query?: Query) =>
    pagePath(`/sclass/${classId}/homework/${homeworkId}/similar`, query),
  /** One’s own. */
  mine: (query?: Query) => pagePath('/assignment', query),
  own: (homeworkId: Id) => `/assignment/${homeworkId}`,
  done: (query?: Query) => pagePath('/assignment/manage', query),
} as const
