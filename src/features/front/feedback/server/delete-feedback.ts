import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import type { feedbackApi } from '../contract.ts'
import { feedback } from '../tables.ts'
import { feedbackActs } from './acts-text.ts'
import { holdFeedback, subjectOf } from './hold-feedback.ts'

/** Deletes feedback with its answers, and its attachment right after the commit. */
export async function deleteFeedback(call: Call<typeof feedbackApi.deleteFeedback>) {
  const { db, storage, input } = call
  const { feedbackId } = input
  const fileId = await db.transaction(async (tx) => {
    const { attachmentFileId, userId } = await holdFeedback(tx, feedbackId)
    await tx.delete(feedback).where(eq(feedback.number, feedbackId))
    await detachFiles(tx, attachmentFileId === null ? [] : [attachmentFileId])
    await recordAct(tx, call, feedbackActs.delete, {
      ...{ subject: subjectOf(feedbackId), ...(userId !== null && { subjectUserId: userId }) },
      detail: { withFile: attachmentFileId !== null },
    })
    return attachmentFileId
  })
  if (fileId !== null) await removeFile({ db, storage }, fileId)
  return {}
}

/** Deletes the attachment alone: the words stay. */
export async function deleteAttachment(call: Call<typeof feedbackApi.deleteAttachment>) {
  const { db, storage, input } = call
  const { feedbackId } = input
  const fileId = await db.transaction(async (tx) => {
    const { attachmentFileId } = await holdFeedback(tx, feedbackId)
    if (attachmentFileId === null) return null
    await tx.update(feedback).set({ attachmentFileId: null }).where(eq(feedback.number, feedbackId))
    await detachFiles(tx, [attachmentFileId])
    await recordAct(tx, call, feedbackActs.deleteFile, { subject: subjectOf(feedbackId) })
    return attachmentFileId
  })
  if (fileId !== null) await removeFile({ db, storage }, fileId)
  return {}
}
