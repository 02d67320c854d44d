import { eq, type SQL } from 'drizzle-orm'
import { must } from '#src/shared/can.ts'
import type { Tx } from '../database/db.ts'
import type { Kernel } from '../kernel.ts'
import { type FileRow, files } from '../storage/tables.ts'
import { beginWork } from './begin-works.ts'
import { mayRetryWork } from './rules.ts'
import { mediaWork } from './tables.ts'

/**
 * Begins a failed work again; of two calls at once, the later one is refused.
 * @param where the one row of `media_work`
 * @throws work.unknown, also where no room does this work any more; work.notFailed
 */
export async function retryWork(
  given: Pick<Kernel, 'works' | 'jobs' | 'events'>,
  tx: Tx,
  where: SQL | undefined,
): Promise<{ work: string; file: FileRow }> {
  const [found] = await tx
    .select({ name: mediaWork.name, state: mediaWork.state, file: files })
    .from(mediaWork)
    .innerJoin(files, eq(files.id, mediaWork.fileId))
    .where(where)
    .for('update', { of: mediaWork })
  const known = found && given.works.has(found.name) ? found : undefined
  must(mayRetryWork(known))
  const { name, file } = known!
  await beginWork(given, tx, file.id, name)
  return { work: name, file }
}
