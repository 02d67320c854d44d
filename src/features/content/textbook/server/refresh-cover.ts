import { sql } from 'drizzle-orm'
import type { fileReplaced } from '#src/features/content/file/server/uses-port.ts'
import { publishPicture } from '#src/features/content/picture/server/publish-picture.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { publishedTextbooks, textbookTag } from '../tags.ts'

const tagsOf = (rows: readonly { textbookId: number }[]) => [
  publishedTextbooks,
  ...rows.map(textbookTag),
]

/** Pages show the new picture where the bytes of a cover are replaced. */
export const renewCover: NonNullable<(typeof fileReplaced)['answer']> = async (
  tx,
  { userFileId, present },
  { events },
) => {
  const { rows } = await tx.execute<{ textbookId: number }>(sql`
    select id as "textbookId" from textbooks where cover_user_file_id = ${userFileId} and published`)
  if (rows.length === 0) return
  await publishPicture(tx, present.id)
  await events.announce(tx, 'changed', tagsOf(rows))
}

/** Publishes a cover whose widths were made after the release that named it. */
export async function showLateCover(
  { db, events, log }: Pick<Kernel, 'db' | 'events' | 'log'>,
  { fileId }: { fileId: number },
): Promise<void> {
  const { rows } = await db.execute<{ textbookId: number }>(sql`
    select t.id as "textbookId" from user_files u join textbooks t on t.cover_user_file_id = u.id
    join pictures p on p.file_id = u.file_id and not p.is_public
    where u.file_id = ${fileId} and t.published`)
  if (rows.length === 0) return
  await publishPicture(db, fileId)
  events.publish('changed', tagsOf(rows))
  log.debug({ fileId }, 'a cover was published when its widths were made')
}
