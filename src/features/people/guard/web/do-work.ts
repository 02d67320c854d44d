import type { Work } from '../contract.ts'
import type { WorkMessage } from './work.worker.ts'

/**
 * Solves a proof of work in a worker, so that the page stays alive.
 * @param onShare hears how much of it is done, from 0 to 1
 * @returns the solution; undefined when stopped, or in a browser that cannot do it (without https)
 */
export function doWork(
  work: Work,
  onShare: (share: number) => void,
  stop: AbortSignal,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
    const end = (solution?: string) => {
      worker.terminate()
      resolve(solution)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<WorkMessage>) => {
      if ('steps' in data) onShare(Math.min(1, data.steps / work.parameters.data.most))
      else end(data.solution)
    })
    worker.addEventListener('error', () => end())
    stop.addEventListener('abort', () => end())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(work)
  })
}
