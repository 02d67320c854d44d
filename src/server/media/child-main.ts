import type { FromChild } from './child.ts'
import { MediaFailure } from './work.ts'

/** Answers the tasks of the parent (child.ts) one after the other; ends when the parent does. */
export function childMain<I, R>(
  run: (input: I, progress: (percent: number) => void) => Promise<R>,
): void {
  const send = (message: FromChild) => void process.send?.(message)
  let before = Promise.resolve()
  async function answer(input: I): Promise<void> {
    try {
      send({ result: await run(input, (progress) => send({ progress })) })
    } catch (error) {
      const failure = error instanceof MediaFailure ? error.code : undefined
      send({ failure, message: textOf(error) })
    }
  }
  // The parent is gone, also after kill -9. Programs that this child has started are in its group.
  process.on('disconnect', () => {
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
    process.exit(0)
  })
  process.on('message', ({ input }: { input: I }) => {
    const answered = before
    before = (async () => {
      await answered
      await answer(input)
    })()
  })
}

const textOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
