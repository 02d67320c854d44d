import { sql } from 'drizzle-orm'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import { textPictures } from './text-pictures.ts'

/** The text that pictures belong to. */
export type TextOf = { interactionId: number } | { replyId: number }

const columnOf = (text: TextOf) =>
  'replyId' in text
    ? { column: sql`reply_id`, id: text.replyId }
    : { column: sql`interaction_id`, id: text.interactionId }

const own = textPictures(sql`interaction_pictures`)

/** SQL: the pictures of a text, as an array of `user_files.id` in their order. @param key the column that names it */
export const pictureIds = own.ids

/** Makes these files of the author the pictures of a text; see `text-pictures.ts`. */
export function setPictures(
  tx: Tx,
  author: { id: number },
  text: TextOf,
  userFileIds: readonly number[],
): Promise<boolean> {
  const { column, id } = columnOf(text)
  return own.set(tx, author, { column, id, userFileIds })
}

/**
 * Describes pictures for the readers of their text. One that this kind of browser could not open was sent as the camera
 * made it, with what that notes beside it, such as the place: its original stays with its sender, and readers get its look.
 */
export async function readPictures(
  call: Parameters<typeof readGivenFiles>[0],
  userFileIds: readonly number[],
): Promise<GivenFile[]> {
  const files = await readGivenFiles(call, userFileIds)
  return files.map((file) => (file.opens ? file : { ...file, url: '' }))
}
