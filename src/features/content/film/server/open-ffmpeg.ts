import type { Kernel } from '#src/server/kernel.ts'
import { openChild } from '#src/server/media/child.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { engineOf } from './ffmpeg/engine.ts'
import type { MediaFacts } from './ffmpeg/facts.ts'
import type { FilmChildTask } from './ffmpeg/film-child.ts'
import type { MediaTask } from './ffmpeg/task.ts'

/** FFmpeg in a process of its own. */
export interface Ffmpeg {
  /** @throws MediaFailure broken, unsupported, notInstalled */
  facts(path: string): Promise<MediaFacts>
  /** @param of the seconds that the task makes, for `onProgress` */
  /** @throws FfmpegRefusal where FFmpeg ends the task in its own words */
  run(task: MediaTask, of?: { seconds: number; onProgress(percent: number): void }): Promise<void>
}

/** FFmpeg lives and says that it cannot do a task: mostly because of the file. */
export class FfmpegRefusal extends Error {
  constructor(cause: unknown) {
    super('FFmpeg refuses', { cause })
  }
}

/** Beyond this a film is too large for us: decoding 4K takes about half of it. */
const memoryMiB = 2000

const script = new URL('./ffmpeg/film-child.ts', import.meta.url)

/** Opens FFmpeg for the tasks of one work; its process ends with the work or its signal. */
export async function withFfmpeg<R>(
  kernel: Pick<Kernel, 'config' | 'db' | 'events'>,
  signal: AbortSignal,
  work: (ffmpeg: Ffmpeg) => Promise<R>,
): Promise<R> {
  const engine = await engineOf(kernel)
  const child = openChild(script, { memoryMiB })
  const ask = <A>(input: FilmChildTask, onProgress?: (percent: number) => void) =>
    child.ask<A>(
      { ...input, engine },
      {
        signal,
        ...(onProgress && { onProgress }),
      },
    )
  try {
    return await work({
      facts: async (path) => {
        try {
          return await ask<MediaFacts>({ act: 'facts', path })
        } catch (error) {
          throw signal.aborted || error instanceof MediaFailure ? error : refusalOf(error)
        }
      },
      async run(task, { seconds = 0, onProgress } = { seconds: 0, onProgress: () => undefined }) {
        try {
          await ask<void>({ act: 'run', task, seconds }, onProgress)
        } catch (error) {
          const isItsOwn = !child.ended && !signal.aborted && !(error instanceof MediaFailure)
          throw isItsOwn && !lacksRoom(error) ? new FfmpegRefusal(error) : error
        }
      },
    })
  } finally {
    child.end()
  }
}

/** FFmpeg refuses a container outside of our list in its own words; anything else cannot be read. */
function refusalOf(error: unknown): MediaFailure {
  const isForeign = error instanceof Error && /whitelist|Invalid argument/i.test(error.message)
  return new MediaFailure(isForeign ? 'unsupported' : 'broken', error)
}

const lacksRoom = (error: unknown) =>
  error instanceof Error && /No space left|Cannot allocate memory/i.test(error.message)
