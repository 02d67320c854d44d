import { randomBytes } from 'node:crypto'
import type { Tx } from '#src/server/database/db.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { announcementReads, announcements } from '../tables.ts'

/** Writes a published announcement of which its people have been told, with those who have opened it. */
export async function seedAnnouncement(
  tx: Tx,
  given: {
    classId: number
    authorId: number
    title: string
    body: string
    publishAt: Date
    pinned?: boolean
    readerIds: number[]
  },
): Promise<number> {
  const { readerIds, pinned = false, body, ...row } = given
  const { publishAt } = row
  const [made] = await tx
    .insert(announcements)
    .values({
      ...{ ...row, body: cleanHtml(body), key: randomBytes(16).toString('hex') },
      ...{ pinnedAt: pinned ? publishAt : null, toldAt: publishAt, createdAt: publishAt },
    })
    .returning({ announcementId: announcements.id })
  const { announcementId } = made!
  if (readerIds.length > 0) {
    await tx
      .insert(announcementReads)
      .values(readerIds.map((userId) => ({ announcementId, userId, readAt: publishAt })))
  }
  return announcementId
}
