import { eq, inArray } from 'drizzle-orm'
import { filePaths } from '#src/features/content/file/paths.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { pick } from '#src/shared/locale.ts'
import { filmPosters } from '../tables.ts'
import { posterUse } from './works-text.ts'

/** Pictures that are the posters of films. */
export const posterUses: NonNullable<(typeof fileUses)['answer']> = {
  keys: ['film_posters.picture_id'],
  async of(db, { userFileIds, locale }) {
    const rows = await db
      .select({ pictureId: filmPosters.pictureId, filmId: userFiles.id, title: userFiles.name })
      .from(filmPosters)
      .innerJoin(userFiles, eq(userFiles.id, filmPosters.userFileId))
      .where(inArray(filmPosters.pictureId, userFileIds))
      .orderBy(userFiles.id)
    return rows.map(({ pictureId, filmId, title }) => ({
      userFileId: pictureId!,
      what: posterUse.what,
      title,
      detail: pick(posterUse.detail, locale),
      path: filePaths.file(filmId),
      state: 'live' as const,
    }))
  },
}
