import { childMain } from '#src/server/media/child-main.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { Engine } from './engine.ts'
import { factsInLibrary } from './library-facts.ts'
import { runInLibrary } from './library.ts'
import { factsByProgram, runProgram } from './program.ts'
import type { MediaFacts } from './facts.ts'
import type { MediaTask } from './task.ts'

/** Tasks of the child process in which FFmpeg reads files of strangers. */
export type FilmChildTask =
  { act: 'facts'; path: string } | { act: 'run'; task: MediaTask; seconds: number }

export type FilmChildInput = FilmChildTask & { engine: Engine }

childMain<FilmChildInput, MediaFacts | undefined>(async (input, progress) => {
  const { engine } = input
  if (engine.kind === 'library') await mustBeInstalled()
  if (input.act === 'facts') {
    return engine.kind === 'library'
      ? factsInLibrary(input.path)
      : factsByProgram(engine.ffprobe, input.path)
  }
  const onSeconds = (done: number) =>
    progress(input.seconds > 0 ? Math.min((100 * done) / input.seconds, 100) : 0)
  if (engine.kind === 'library') await runInLibrary(input.task, onSeconds)
  else await runProgram(engine.ffmpeg, input.task, onSeconds)
  return undefined
})

/** @throws MediaFailure notInstalled: an optional dependency, or no build of it for this machine */
async function mustBeInstalled(): Promise<void> {
  try {
    const { Log } = await import('node-av/lib')
    const { AV_LOG_ERROR } = await import('node-av/constants')
    Log.setLevel(AV_LOG_ERROR)
  } catch (error) {
    throw new MediaFailure('notInstalled', error)
  }
}
