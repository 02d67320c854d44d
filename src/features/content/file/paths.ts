import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const filePaths = {
  files: (query?: Query) => pagePath('/user/files', query),
  folder: (folder: Id | null) => pagePath('/user/files', folder === null ? {} : { folder }),
  file: (userFileId: Id) => `/user/files/${userFileId}`,
} as const
