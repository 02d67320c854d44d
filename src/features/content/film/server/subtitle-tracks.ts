import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { preparedSelect } from '#src/server/database/prepared.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { FilmTrack } from '../contract.ts'
import { subtitleLanguages } from '../languages.ts'
import { languageName } from '../languages-text.ts'
import { filmSubtitles } from '../tables.ts'

const readSubtitles = preparedSelect('film_subtitles_of', (db) =>
  db
    .select()
    .from(filmSubtitles)
    .where(eq(filmSubtitles.userFileId, sql.placeholder('userFileId')))
    .orderBy(asc(filmSubtitles.id)),
)

/** The subtitles of a film, in the order of `subtitleLanguages`. */
export async function subtitlesOf(db: Db, userFileId: number) {
  const rows = await readSubtitles(db, { userFileId })
  return rows.toSorted(
    (a, b) => subtitleLanguages.indexOf(a.language) - subtitleLanguages.indexOf(b.language),
  )
}
type SubtitleRow = Awaited<ReturnType<typeof subtitlesOf>>[number]

export const labelOf = ({ label, language }: Pick<SubtitleRow, 'label' | 'language'>) =>
  label === '' ? languageName(language) : label

/** The address of a track as a file; it names the version, so that browsers may keep what it answers. */
export const subtitleUrl = (prefix: string, { id, version }: SubtitleRow, format: 'vtt' | 'srt') =>
  `${prefix}/subtitles/${id}-${version}.${format}`

/** Returns the tracks of a film for its player. The caller has checked the right to watch it. */
export async function tracksOf(
  { db, secret, viewer }: Pick<Kernel, 'db' | 'secret'> & { viewer: Viewer | null },
  { userFileId, fileId }: { userFileId: number; fileId: number },
): Promise<FilmTrack[]> {
  const prefix = mediaPrefix({ secret }, fileId, viewer)
  return (await subtitlesOf(db, userFileId)).map((row) => ({
    id: String(row.id),
    language: row.language,
    label: labelOf(row),
    url: subtitleUrl(prefix, row, 'vtt'),
  }))
}
