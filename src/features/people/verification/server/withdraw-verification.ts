import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { teacherVerifications } from '../tables.ts'
import { dropDocuments, removeDocuments } from './drop-documents.ts'

/** I take my application back while nobody has decided it; its papers go at once. */
export async function withdrawVerification({
  db,
  storage,
  viewer,
  input,
}: Call<typeof verificationApi.withdrawVerification>) {
  const fileIds = await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(teacherVerifications)
      .set({ status: 'withdrawn', decidedAt: sql`now()` })
      .where(
        and(
          eq(teacherVerifications.id, input.verificationId),
          eq(teacherVerifications.userId, viewer.id),
          eq(teacherVerifications.status, 'pending'),
        ),
      )
    if (rowCount !== 1) throw new AppError(verificationErrors.notPending)
    return dropDocuments(tx, [input.verificationId])
  })
  await removeDocuments({ db, storage }, fileIds)
  return {}
}
