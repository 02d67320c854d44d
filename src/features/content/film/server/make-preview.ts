import { join } from 'node:path'
import sharp from 'sharp'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { renditionOf, saveRendition } from '#src/server/media/renditions.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { FilmRow } from '../tables.ts'
import { isFfmpegThere } from './ffmpeg/engine.ts'
import { findFilm } from './find-film.ts'
import { fitted } from './fitted.ts'
import { withFfmpeg } from './open-ffmpeg.ts'
import { spaceFor } from './space-for.ts'
import { workTitles } from './works-text.ts'
import { rungKindOf, rungsOf } from './rungs.ts'
import { workAfter } from './works-after-probe.ts'

/** The rendition of small pictures for the seek bar: one sheet of `columns` × `rows`. */
export const previewKind = 'preview'

export interface PreviewAbout {
  /** Seconds from one picture to the next. */
  every: number
  /** Of one picture. */
  width: number
  height: number
  columns: number
  rows: number
}

const columns = 10
const picturesMost = 100
const longestSide = 160

/** Small pictures of the whole film, for the seek bar. */
export const previewWork: MediaWork = {
  name: 'film-preview',
  title: workTitles.preview,
  lane: 'film',
  timeout: 3600,
  isPossible: isFfmpegThere,
  async run(kernel, file, { signal, progress, follow }) {
    const film = await findFilm(kernel.db, file.id)
    const { seconds } = film
    const { from, ...source } = await sourceOf(kernel, file, film)
    const every = Math.max(2, Math.ceil(seconds / picturesMost))
    const rows = Math.max(1, Math.ceil(seconds / every / columns))
    const size = fitted(film.facts.picture!, longestSide)
    const sheet = 'sheet.jpg'
    const space = spaceFor(kernel, from.size) + 20e6
    await inWorkFolder(kernel.config, space, async (folder) => {
      const input = await localCopy(kernel, from, folder, { signal })
      await withFfmpeg(kernel, signal, (ffmpeg) =>
        ffmpeg.run(
          {
            input,
            keyFramesOnly: source.keyFramesOnly,
            picture: {
              stream: source.stream,
              rotation: source.rotation,
              filter: [
                `fps=1/${every}:start_time=0:round=up`,
                `scale=${size.width}:${size.height}`,
                `tile=${columns}x${rows}`,
                'format=yuvj420p',
              ].join(','),
              encoder: 'mjpeg',
              options: { qscale: '3' },
              frames: 1,
            },
            output: { path: join(folder, sheet), format: 'image2', options: { update: '1' } },
          },
          { seconds, onProgress: (percent) => void progress(percent) },
        ),
      )
      await saveRendition(kernel, {
        fileId: file.id,
        kind: previewKind,
        mime: 'image/webp',
        bytes: await sharp(join(folder, sheet)).webp({ quality: 70 }).toBuffer(),
        about: { every, ...size, columns, rows } satisfies PreviewAbout,
      })
    })
    const next = workAfter('film-preview', film)
    if (next) follow(next)
  },
}

/** The smallest rung, which has a key frame every two seconds; a film without rungs itself, frame by frame. */
async function sourceOf({ db }: Kernel, file: FileRow, { facts, playsAsIs }: FilmRow) {
  const [smallest] = rungsOf(facts, playsAsIs)
  if (!smallest) {
    const { stream, rotation } = facts.picture!
    return { from: file, keyFramesOnly: false, stream, rotation }
  }
  const rung = await renditionOf(db, file.id, rungKindOf(smallest.side))
  if (!rung) throw new Error('the smallest rung is missing')
  return { from: { ...rung, sealed: false }, keyFramesOnly: true, stream: 0, rotation: 0 as const }
}
