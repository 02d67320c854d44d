import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const peerPaths = {
  /** Of those who look after the class. */
  round: (classId: Id, homeworkId: Id, query?: Query) =>
    pagePath(`/sclass/${classId}/homework/${homeworkId}/peers`, query),
  /** Of a participant. */
  own: (homeworkId: Id, query?: Query) => pagePath(`/assignment/${homeworkId}/peers`, query),
} as const
