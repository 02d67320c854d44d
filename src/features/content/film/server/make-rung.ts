import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { WorkRun } from '#src/server/media/background-work.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { renditionOf, saveRendition } from '#src/server/media/renditions.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { type FilmRow, films } from '../tables.ts'
import { findFilm } from './find-film.ts'
import { withFfmpeg } from './open-ffmpeg.ts'
import type { RungAbout } from './playlists.ts'
import { spaceFor } from './space-for.ts'
import { type Rung, rungKindOf, type RungSide, rungsOf, rungWorkOf } from './rungs.ts'
import { workAfter } from './works-after-probe.ts'
import { bitsOf, codecsOf, joinSegments, readSegments } from './segments.ts'
import { rungTask } from './tasks.ts'

/** Makes one rung and begins the next one. A rung that is finished already is left as it is. */
export async function makeRung(
  kernel: Kernel,
  file: FileRow,
  run: WorkRun,
  side: RungSide,
): Promise<void> {
  const film = await findFilm(kernel.db, file.id)
  const rung = rungsOf(film.facts, film.playsAsIs).find((one) => one.side === side)
  if (!rung) return
  if (!(await renditionOf(kernel.db, file.id, rungKindOf(side)))) {
    await make(kernel, { file, film, rung }, run)
  }
  const next = workAfter(rungWorkOf(side), film)
  if (next) run.follow(next)
}

async function make(
  kernel: Kernel,
  { file, film, rung }: { file: FileRow; film: FilmRow; rung: Rung },
  { signal, progress }: WorkRun,
): Promise<void> {
  const { facts, loudness, seconds } = film
  const bytes = ((rung.mostBits + rung.soundBits) / 8) * seconds * 1.2 + 1e6
  const space = spaceFor(kernel, file.size) + bytes
  await inWorkFolder(kernel.config, space, async (folder) => {
    const input = await localCopy(kernel, file, folder, { signal })
    const given = { input, facts, loudness: loudness === null ? null : { lufs: loudness }, folder }
    await withFfmpeg(kernel, signal, (ffmpeg) =>
      ffmpeg.run(rungTask(given, rung), {
        seconds,
        onProgress: (percent) => void progress(percent),
      }),
    )
    await keep(kernel, file.id, rung, folder)
  })
}

/** Recordings of browsers do not say how long they are; a finished rung does. */
async function noteLength({ db }: Kernel, fileId: number, seconds: number): Promise<void> {
  await db
    .update(films)
    .set({ seconds })
    .where(and(eq(films.fileId, fileId), eq(films.seconds, 0)))
}

async function keep(kernel: Kernel, fileId: number, rung: Rung, folder: string): Promise<void> {
  const path = join(folder, 'film.m4s')
  const pieces = readSegments(await readFile(join(folder, 'film.m3u8'), 'utf8'))
  const parts = joinSegments(pieces)
  const size = parts.bytes.reduce((sum, bytes) => sum + bytes, 0)
  if ((await stat(path)).size !== size) throw new Error('a rung and its playlist differ')
  const about: RungAbout = {
    width: rung.width,
    height: rung.height,
    frameRate: rung.frameRate,
    codecs: codecsOf(await headOf(path, parts.bytes[0]!)),
    seconds: parts.seconds,
    ...bitsOf(parts),
  }
  await saveRendition(kernel, {
    fileId,
    kind: rungKindOf(rung.side),
    mime: 'video/mp4',
    path,
    parts: parts.bytes,
    about,
  })
  await noteLength(
    kernel,
    fileId,
    parts.seconds.reduce((sum, seconds) => sum + seconds, 0),
  )
}

async function headOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    return (await file.read(Buffer.alloc(bytes), 0, bytes, 0)).buffer
  } finally {
    await file.close()
  }
}
