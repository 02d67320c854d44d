import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type storageApi, storageErrors } from '../contract.ts'
import { storageActs } from './acts-text.ts'
import { mayRetryWork } from './rules.ts'

/** Begins a failed work again. Of two administrators at once, the later one is refused. */
export async function retryWork(call: Call<typeof storageApi.retryWork>) {
  const { db, input, works } = call
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(mediaWork)
      .innerJoin(files, eq(files.id, mediaWork.fileId))
      .where(eq(mediaWork.id, input.workId))
      .for('update', { of: mediaWork })
    if (!row || !works.has(row.media_work.name)) throw new AppError(storageErrors.workUnknown)
    const { media_work: work, files: file } = row
    must(mayRetryWork(work))
    await beginWork(call, tx, file.id, work.name)
    await recordAct(tx, call, storageActs.retry, {
      ...(file.ownerId !== null && { subjectUserId: file.ownerId }),
      detail: { work: work.name, file: file.name },
    })
    return {}
  })
}
