import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const discussionPaths = {
  topics: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/discussion`, query),
  topic: (classId: Id, topicId: Id) => pagePath(`/sclass/${classId}/discussion/${topicId}`),
} as const
