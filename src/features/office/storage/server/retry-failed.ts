import { and, asc, eq, inArray } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { storageApi } from '../contract.ts'
import { storageActs } from './acts-text.ts'

/** Begins all failed work again, oldest first: after a program was installed, or a disk was made larger. */
export async function retryFailed(call: Call<typeof storageApi.retryFailed>) {
  const { db, works } = call
  return db.transaction(async (tx) => {
    const failed = await tx
      .select({ fileId: mediaWork.fileId, name: mediaWork.name })
      .from(mediaWork)
      .where(and(eq(mediaWork.state, 'failed'), inArray(mediaWork.name, [...works.keys()])))
      .orderBy(asc(mediaWork.id))
      .for('update')
    for (const { fileId, name } of failed) await beginWork(call, tx, fileId, name)
    const count = failed.length
    if (count > 0) await recordAct(tx, call, storageActs.retryFailed, { detail: { count } })
    return { count }
  })
}
