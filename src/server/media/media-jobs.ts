import type { Kernel } from '../kernel.ts'
import { laneJob } from './begin-works.ts'
import { runWork } from './run-work.ts'
import { type Lane, lanes } from './background-work.ts'

/** Seconds that one work of a lane may take at most; each work has a limit of its own below it. */
const longest: Record<Lane, number> = { quick: 1800, film: 12 * 3600, document: 3600 }

/** A process that was killed is noticed after this many seconds, and its work begins again. */
const heartbeatSeconds = 30

/** Declares the queues of media work; it runs before the jobs start. */
export function openMediaWork(kernel: Kernel): void {
  const stopping = new AbortController()
  kernel.app.addHook('preClose', async () => stopping.abort())
  for (const lane of lanes) {
    const options = {
      ...{ timeout: longest[lane], retries: 3, retryDelay: 5, heartbeatSeconds },
      isHeavy: true,
    }
    kernel.jobs.define(
      laneJob(lane),
      options,
      async (data: { fileId: number; name: string }, run) =>
        runWork(kernel, data, run, stopping.signal),
    )
  }
}
