import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Kernel } from '../kernel.ts'
import { beginWork } from './begin-works.ts'
import { mediaWork } from './tables.ts'
import type { MediaWork } from './work.ts'

/** Of each work, so that a start with a large school stays a start; the next one goes on. */
const most = 1000

/**
 * Begins the works again that failed because their machine had no program or memory for them, as far as this one has
 * it: an FFmpeg was installed, or the optional packages. Others of two processes that start at once begin nothing
 * twice.
 */
export async function retryWorks(kernel: Kernel): Promise<void> {
  const { db, works } = kernel
  for (const work of works.values() as Iterable<MediaWork>) {
    if (!(await work.isPossible?.(kernel))) continue
    const lacking = await db
      .select({ fileId: mediaWork.fileId })
      .from(mediaWork)
      .where(
        and(
          eq(mediaWork.state, 'failed'),
          eq(mediaWork.name, work.name),
          inArray(mediaWork.failure, ['notInstalled', 'noMemory']),
        ),
      )
      .orderBy(asc(mediaWork.begunAt))
      .limit(most)
    for (const { fileId } of lacking) {
      await db.transaction((tx) => beginWork(kernel, tx, fileId, work.name))
    }
  }
}
