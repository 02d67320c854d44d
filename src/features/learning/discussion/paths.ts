import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** The `id` of a reply or a comment on its page. */
export const replyAnchor = (replyId: Id) => `reply-${replyId}`

/** Addresses of this room's pages. */
export const discussionPaths = {
  topics: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/discussion`, query),
  topic: (classId: Id, topicId: Id) => pagePath(`/sclass/${classId}/discussion/${topicId}`),
  /** The place of one reply on the page of its topic. */
  reply: (classId: Id, topicId: Id, replyId: Id) =>
    `${pagePath(`/sclass/${classId}/discussion/${topicId}`)}#${replyAnchor(replyId)}`,
  /** The place of one comment on the page of its announcement. */
  comment: (classId: Id, announcementId: Id, replyId: Id) =>
    `${announcementPaths.one(classId, announcementId)}#${replyAnchor(replyId)}`,
} as const
