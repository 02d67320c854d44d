import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { type FilmRow, films } from '../tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { WorkRun } from '#src/server/media/background-work.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { isFfmpegThere } from './ffmpeg/engine.ts'
import { findFilm } from './find-film.ts'
import { readLoudness } from './loudness.ts'
import { withFfmpeg } from './open-ffmpeg.ts'
import { spaceFor } from './space-for.ts'
import { loudnessTask, soundFileTask } from './tasks.ts'
import { workAfter } from './works-after-probe.ts'
import { workTitles } from './works-text.ts'

/** The rendition of the sound alone. */
export const soundKind = 'sound'

/** Measures the loudness of a film or sound for all its rungs, and makes the file of its sound alone. */
export const soundWork: MediaWork = {
  name: 'film-sound',
  title: workTitles.sound,
  lane: 'film',
  effort: 2,
  timeout: 2 * 3600,
  isPossible: isFfmpegThere,
  async run(kernel, file, run) {
    const film = await findFilm(kernel.db, file.id)
    try {
      await make(kernel, file, film, run)
    } catch (error) {
      if (!film.facts.picture || !run.last || run.signal.aborted || error instanceof MediaFailure) {
        throw error
      }
      // A film whose sound cannot be decoded still shows its picture.
      const silent = { hasSound: false, facts: { ...film.facts, sound: null } }
      await kernel.db.update(films).set(silent).where(eq(films.fileId, file.id))
    }
    const next = workAfter('film-sound', await findFilm(kernel.db, file.id))
    if (next) run.follow(next)
  },
}

async function make(
  kernel: Kernel,
  file: FileRow,
  { facts, seconds }: FilmRow,
  { signal, progress }: WorkRun,
): Promise<void> {
  const sound = facts.sound!
  // At most 96 kbit/s, with some more for short ones.
  const space = spaceFor(kernel, file.size) + seconds * 16_000 + 1e6
  await inWorkFolder(kernel.config, space, async (folder) => {
    const input = await localCopy(kernel, file, folder, { signal })
    await withFfmpeg(kernel, signal, async (ffmpeg) => {
      const half = (from: number) => ({
        seconds,
        onProgress: (percent: number) => void progress(from + percent / 2),
      })
      const measured = join(folder, 'loudness')
      await ffmpeg.run(loudnessTask(input, sound, measured), half(0))
      const loudness = readLoudness(await readFile(measured, 'utf8'))
      const path = join(folder, 'sound.m4a')
      await ffmpeg.run(soundFileTask(input, sound, loudness, path), half(50))
      await saveRendition(kernel, { fileId: file.id, kind: soundKind, mime: 'audio/mp4', path })
      await kernel.db
        .update(films)
        .set({
          loudness: loudness?.lufs ?? null,
          // Some sounds do not say how long they are; what was made of them does.
          ...(seconds === 0 && !facts.picture && { seconds: (await ffmpeg.facts(path)).seconds }),
        })
        .where(eq(films.fileId, file.id))
    })
  })
}
