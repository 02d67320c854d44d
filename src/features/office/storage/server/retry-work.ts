import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { retryWork as beginAgain } from '#src/server/media/retry-work.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { storageApi } from '../contract.ts'
import { storageActs } from './acts-text.ts'

/** Begins a failed work again. */
export async function retryWork(call: Call<typeof storageApi.retryWork>) {
  const { db, input } = call
  return db.transaction(async (tx) => {
    const { work, file } = await beginAgain(call, tx, eq(mediaWork.id, input.workId))
    await recordAct(tx, call, storageActs.retry, {
      ...(file.ownerId !== null && { subjectUserId: file.ownerId }),
      detail: { work, file: file.name },
    })
    return {}
  })
}
