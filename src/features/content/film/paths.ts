import { type Id, pagePath } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const filmPaths = {
  subtitles: (userFileId: Id, language?: string) =>
    pagePath(`/user/files/${userFileId}/subtitles`, language === undefined ? {} : { language }),
} as const
