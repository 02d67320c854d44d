import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { isSigned } from '#src/server/secrets/secret.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { type feedbackApi, feedbackErrors } from '../contract.ts'
import { feedback } from '../tables.ts'
import { countFeedback } from './day-limit.ts'

/** Keeps feedback for the administrators. The sender's id makes sending twice keep it once. */
export async function submitFeedback(call: Call<typeof feedbackApi.submitFeedback>) {
  const { db, secret, viewer } = call
  const { attachment, ...said } = call.input
  const attachmentFileId = attachment === undefined ? null : fileOf(secret, attachment)
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .insert(feedback)
      .values({ ...said, userId: viewer?.id ?? null })
      .onConflictDoNothing()
    // Sent before. Another file that comes with it stays loose, because nothing would refer to it.
    if (rowCount === 0) return
    if (attachmentFileId !== null) {
      if (!(await attachFile(tx, { fileId: attachmentFileId }))) {
        throw new AppError(feedbackErrors.attachmentUnknown)
      }
      await tx.update(feedback).set({ attachmentFileId }).where(eq(feedback.id, said.id))
    }
    await countFeedback(tx, call)
  })
  return { id: said.id }
}

/** Only a file that was uploaded for feedback may be attached. */
function fileOf(secret: string, token: string): number {
  const [id = '', signature = ''] = token.split('.')
  if (!isSigned(secret, 'feedback', id, signature)) {
    throw new AppError(feedbackErrors.attachmentUnknown)
  }
  return Number(id)
}
