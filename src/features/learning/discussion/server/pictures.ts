import { sql } from 'drizzle-orm'
import { textPictures } from '#src/features/learning/interaction/server/text-pictures.ts'
import type { Tx } from '#src/server/database/db.ts'

const own = textPictures(sql`discussion_pictures`)

/** SQL: the pictures of a text, as an array of `user_files.id` in their order. @param key the column that names it */
export const pictureIds = own.ids

/** Makes these files of the author the pictures of a topic or a reply. @returns whether something changed */
export function setPictures(
  tx: Tx,
  author: { id: number },
  text: { topicId: number } | { replyId: number },
  userFileIds: readonly number[],
): Promise<boolean> {
  const [column, id] =
    'topicId' in text ? [sql`topic_id`, text.topicId] : [sql`reply_id`, text.replyId]
  return own.set(tx, author, { column, id, userFileIds })
}
