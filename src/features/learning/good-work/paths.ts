import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const goodWorkPaths = {
  /** Of a class. */
  list: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/good-works`, query),
  /** A work as the class would see it, before its student is asked. */
  propose: (classId: Id, homeworkId: Id, userId: Id) =>
    `/sclass/${classId}/homework/${homeworkId}/good/${userId}`,
} as const
