import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import type { Kernel } from '#src/server/kernel.ts'
import { runChild } from '#src/server/media/child.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { files } from '#src/server/storage/tables.ts'
import type { Drawn, DrawOrder } from '../child/printed.ts'

const child = new URL('../child/draw-child.ts', import.meta.url)
/** Fonts of 27 MB, PDFium and the picture took 330 MiB. */
const memoryMiB = 900

/** Draws a certificate in a process of its own. An abort of the signal ends the process. */
export const drawSheet = (order: DrawOrder, signal: AbortSignal): Promise<Drawn> =>
  runChild<Drawn>(child, order, { signal, memoryMiB })

/** Reads a stored picture of a seal or a signature; null without one. */
export async function readKept(
  kernel: Pick<Kernel, 'db' | 'storage' | 'secret'>,
  fileId: number | null | undefined,
): Promise<Buffer | null> {
  if (!fileId) return null
  const [file] = await kernel.db.select().from(files).where(eq(files.id, fileId))
  return file ? buffer(await openFile(kernel, file)) : null
}
