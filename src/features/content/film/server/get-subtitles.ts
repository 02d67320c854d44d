import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Call } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import type { filmApi } from '../contract.ts'
import { filmCues } from '../tables.ts'
import { openToChange } from './open-film.ts'
import { labelOf, subtitlesOf, subtitleUrl } from './subtitle-tracks.ts'

/** Lists the subtitles of a film for the person who may change them. */
export async function getSubtitles({
  db,
  secret,
  viewer,
  input: { userFileId },
}: Call<typeof filmApi.getSubtitles>): Promise<z.input<typeof filmApi.getSubtitles.answer>> {
  const { file } = await openToChange(db, viewer, userFileId)
  const rows = await subtitlesOf(db, userFileId)
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ id: filmCues.subtitleId, cues: sql<number>`count(*)::int` })
    .from(filmCues)
    .where(inArray(filmCues.subtitleId, [...ids, 0]))
    .groupBy(filmCues.subtitleId)
  const cuesOf = new Map(counted.map(({ id, cues }) => [id, cues]))
  const prefix = mediaPrefix({ secret }, file.id, viewer)
  return rows.map((row) => ({
    language: row.language,
    label: labelOf(row),
    cues: cuesOf.get(row.id) ?? 0,
    version: row.version,
    changedAt: row.changedAt.toISOString(),
    vtt: subtitleUrl(prefix, row, 'vtt'),
    srt: subtitleUrl(prefix, row, 'srt'),
  }))
}
