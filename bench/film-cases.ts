import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withFfmpeg } from '#src/features/content/film/server/open-ffmpeg.ts'
import { argumentsOf } from '#src/features/content/film/server/ffmpeg/arguments.ts'
import { findEngine } from '#src/features/content/film/server/ffmpeg/engine.ts'
import type { MediaTask } from '#src/features/content/film/server/ffmpeg/task.ts'
import { rungsOf } from '#src/features/content/film/server/rungs.ts'
import { rungTask } from '#src/features/content/film/server/tasks.ts'
import { cpuMs } from './proc.ts'

/** Film of the demo school: 98 seconds of 1280 × 720 with a voice. */
export const benchFilm = join(
  import.meta.dirname,
  '../demo/media/marine-insurance/01-risk-and-loss.mp4',
)

export interface FilmSpeed {
  name: string
  seconds: number
  cpuSeconds: number
}

/** Makes the 720 rung by the command itself, by the same command in our process, and by the embedded library. */
export async function measureFilms(folder: string): Promise<FilmSpeed[]> {
  const auto = await findEngine('auto')
  const command = auto.kind === 'program' ? auto.ffmpeg : undefined
  const found: FilmSpeed[] = []
  const time = async (name: string, make: (task: MediaTask) => Promise<unknown>) => {
    const out = mkdtempSync(join(folder, 'rung-'))
    const task = await taskInto(out)
    const [started, cpu] = [performance.now(), cpuMs([process.pid])]
    await make(task)
    const seconds = (performance.now() - started) / 1000
    // The system counts the time of a process when its parent has noticed its end.
    await new Promise((resolve) => setTimeout(resolve, 300))
    found.push({ name, seconds, cpuSeconds: (cpuMs([process.pid]) - cpu) / 1000 })
    if (!readFileSync(join(out, 'film.m3u8'), 'utf8').includes('ENDLIST')) {
      throw new Error(`${name} has made no whole film`)
    }
    rmSync(out, { recursive: true })
  }
  const ours = (engine: string) => (task: MediaTask) =>
    inChild(engine, (ffmpeg) => ffmpeg.run(task))
  // A first run reads the programs from the disk.
  if (command !== undefined) {
    await time('ffmpeg command', (task) => promisify(execFile)(command, argumentsOf(task)))
    await time('the same in our process', ours('auto'))
  }
  await time('embedded library', ours('embedded'))
  return found
}

async function taskInto(folder: string): Promise<MediaTask> {
  const facts = await inChild('embedded', (ffmpeg) => ffmpeg.facts(benchFilm))
  const rung = rungsOf(facts, false).find(({ side }) => side === 720)!
  return rungTask({ input: benchFilm, facts, loudness: { lufs: -20 }, folder }, rung)
}

const inChild = <R>(engine: string, work: Parameters<typeof withFfmpeg<R>>[2]) =>
  withFfmpeg<R>(
    { config: { FFMPEG: engine }, db: {}, events: {} } as never,
    new AbortController().signal,
    work,
  )
