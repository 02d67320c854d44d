import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { verificationApi } from '../contract.ts'
import { teacherVerifications } from '../tables.ts'
import { dropDocuments, removeDocuments } from './drop-documents.ts'
import { mayWithdraw } from './rules.ts'

/** Withdraws the viewer's application before its decision; its documents are deleted at once. */
export async function withdrawVerification({
  db,
  storage,
  viewer,
  input,
}: Call<typeof verificationApi.withdrawVerification>) {
  const fileIds = await db.transaction(async (tx) => {
    const isThis = eq(teacherVerifications.id, input.verificationId)
    const [application] = await tx.select().from(teacherVerifications).where(isThis).for('update')
    must(mayWithdraw(viewer, application))
    await tx
      .update(teacherVerifications)
      .set({ status: 'withdrawn', decidedAt: sql`now()` })
      .where(isThis)
    return dropDocuments(tx, [input.verificationId])
  })
  await removeDocuments({ db, storage }, fileIds)
  return {}
}
