import type { Kernel } from '#src/server/kernel.ts'
import { mediaPrefix } from '#src/server/media/media-token.ts'
import { originalUrl } from '#src/server/media/original.ts'
import { progressOf } from '#src/server/media/progress.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { FilmView } from '../contract.ts'
import { failureOf, isFileAtFault } from './film-failure.ts'
import { type FilmRows, type Made, readFilmRows } from './film-rows.ts'
import { postersKind } from './make-posters.ts'
import { type PreviewAbout, previewKind } from './make-preview.ts'
import { soundKind } from './make-sound.ts'
import type { RungAbout } from './playlists.ts'
import { posterOf } from './poster-of.ts'
import { rungKindOf, rungSides } from './rungs.ts'

type Given = Pick<Kernel, 'db' | 'secret' | 'works'> & { viewer: Viewer | null; locale: Locale }
type OneFile = Pick<FileRow, 'id' | 'name' | 'mime' | 'size'>

interface Film {
  view: FilmView
  /** Null until it is probed. */
  row: FilmRows['film']
  frames: { url: string; isChosen: boolean }[]
}

/**
 * Reads a film as its player needs it. Its addresses are good for the viewer's session and about an hour; the caller
 * has checked the right to watch it.
 */
export async function readFilm(
  { db, secret, works, viewer, locale }: Given,
  { userFileId, file, isOwner }: { userFileId: number; file: OneFile; isOwner: boolean },
): Promise<Film> {
  const rows = await readFilmRows(db, { userFileId, fileId: file.id })
  const row = rows.film
  const done = progressOf(works, rows.works)
  const made = new Map(rows.made.map((rendition) => [rendition.kind, rendition]))
  const prefix = mediaPrefix({ secret }, file.id, viewer)
  const posters = made.get(postersKind)
  const { url: poster, frames } = posterOf({ secret }, { chosen: rows.chosen, prefix, posters })
  const rungs = rungsMade(made)
  const view: FilmView = {
    original: {
      url: originalUrl(prefix, file),
      playable: !isFileAtFault(done.failed) && (row?.playsAsIs ?? mayPlay(file.mime)),
      bytes: file.size,
    },
    hls: rungs.length > 0 ? `${prefix}/film.m3u8` : null,
    rungs,
    sound: made.has(soundKind) ? `${prefix}/${soundKind}/0.m4a` : null,
    poster,
    sprite: spriteOf(prefix, made.get(previewKind)),
    duration: row?.seconds ?? 0,
    state: done.state,
    percent: done.percent,
    failure: done.failed ? pick(failureOf(done.failed, isOwner), locale) : null,
  }
  return { view, row, frames }
}

/** A guess by the container, until the codecs are known. */
const mayPlay = (mime: string) =>
  ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav'].includes(mime)

function rungsMade(made: ReadonlyMap<string, Made>): FilmView['rungs'] {
  return rungSides.flatMap((side) => {
    const rendition = made.get(rungKindOf(side))
    if (!rendition) return []
    const { width, height, mostBits } = rendition.about as RungAbout
    return { kind: rendition.kind, width, height, bitrate: mostBits, bytes: rendition.size }
  })
}

function spriteOf(prefix: string, preview: Made | undefined): FilmView['sprite'] {
  return preview
    ? { url: `${prefix}/${previewKind}/0.webp`, ...(preview.about as PreviewAbout) }
    : null
}
