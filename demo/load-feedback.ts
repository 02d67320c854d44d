import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { feedback, feedbackAnswers } from '#src/features/front/feedback/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { demoFeedback } from './feedback.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)

/** Stored before the transaction, as blobs are; loose until a row refers to them. */
export async function storeAttachments(kernel: Kernel): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { attachment } of demoFeedback) {
    if (!attachment) continue
    const { id } = await saveFile(kernel, {
      ...{ bytes: Buffer.from(attachment.text), name: attachment.name, mime: 'text/plain' },
      ...{ visibility: 'private', ownerId: null, loose: true, downloadOnly: true },
    })
    ids.set(attachment.name, id)
  }
  return ids
}

/** Feedback in each state, from students and visitors, in both languages. */
export async function loadFeedback(
  tx: Tx,
  userIds: ReadonlyMap<string, number>,
  attachments: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { hours, username, attachment, answer, ...said } of demoFeedback) {
    const fileId = attachment && attachments.get(attachment.name)
    if (fileId !== undefined) {
      await attachFile(tx, { fileId })
      await tx
        .update(files)
        .set({ createdAt: ago(hours) })
        .where(eq(files.id, fileId))
    }
    const id = randomUUID()
    await tx.insert(feedback).values({
      ...{ ...said, id, createdAt: ago(hours) },
      userId: (username && userIds.get(username)) || null,
      attachmentFileId: fileId ?? null,
    })
    if (!answer) continue
    await tx
      .insert(feedbackAnswers)
      .values({ feedbackId: id, text: answer.text, byMail: false, createdAt: ago(answer.hours) })
  }
}
