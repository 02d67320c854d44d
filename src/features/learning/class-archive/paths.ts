import type { Id } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const classArchivePaths = {
  archive: (classId: Id) => `/sclass/${classId}/archive`,
} as const
