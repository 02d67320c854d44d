import { runChild } from '#src/server/media/child.ts'
import { openQueue } from '#src/server/open-queue.ts'
import type { PrintedReport } from './printed.ts'

const script = new URL('./child/report-child.ts', import.meta.url)
/** Room for fonts of 20 MB and the pages drawn with them. */
const memoryMiB = 500
const seconds = 30
/** Reports that are drawn at the same time, and those that wait. */
const drawings = openQueue(1, 30)

/** Draws a report as a PDF in a process of its own, because its fonts take a second of it. */
export const drawReport = (report: PrintedReport): Promise<Uint8Array> =>
  drawings.run(() =>
    runChild<Uint8Array>(script, report, {
      signal: AbortSignal.timeout(seconds * 1000),
      memoryMiB,
    }),
  )
