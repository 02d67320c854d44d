import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const announcementPaths = {
  one: (classId: Id, announcementId: Id, query?: Query) =>
    pagePath(`/sclass/${classId}/announcements/${announcementId}`, query),
} as const
