import { sql, type SQL } from 'drizzle-orm'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindOf } from '#src/shared/file-kind.ts'

/** The text that pictures belong to. */
export type TextOf = { interactionId: number } | { replyId: number }

const columnOf = (text: TextOf) =>
  'replyId' in text
    ? { column: sql`reply_id`, id: text.replyId }
    : { column: sql`interaction_id`, id: text.interactionId }

/**
 * Makes these files of the author the pictures of a text, in this order, in place of those of before.
 * @returns whether something changed
 * @throws file.unknown where one is another person's or belongs to another text; file.otherType
 */
export async function setPictures(
  tx: Tx,
  author: { id: number },
  text: TextOf,
  userFileIds: readonly number[],
): Promise<boolean> {
  const { column, id } = columnOf(text)
  const now = await picturesOf(tx, column, [id])
  if (now.map(({ userFileId }) => userFileId).join() === userFileIds.join()) return false
  const wanted = sql.param([...userFileIds])
  await tx.execute(sql`
    delete from interaction_pictures where ${column} = ${id} and user_file_id <> all(${wanted}::int[])`)
  const { rows } = await tx.execute<{ mime: string }>(sql`
    with given as (
      select u.id, f.mime, w.position from unnest(${wanted}::int[]) with ordinality as w (id, position)
      join user_files u on u.id = w.id and u.owner_id = ${author.id} join files f on f.id = u.file_id
    ), written as (
      insert into interaction_pictures (user_file_id, ${column}, position)
      select id, ${id}, position from given
      on conflict (user_file_id) do update set position = excluded.position
        where interaction_pictures.${column} = ${id}
      returning user_file_id
    )
    select given.mime from written join given on given.id = written.user_file_id`)
  if (rows.length < userFileIds.length) throw new AppError(namingErrors.unknown)
  if (rows.some(({ mime }) => kindOf(mime) !== 'picture')) {
    throw new AppError(namingErrors.otherType)
  }
  return true
}

/** Returns the pictures of questions, or of replies, in their order. */
async function picturesOf(db: Db | Tx, column: SQL, ids: number[]) {
  const { rows } = await db.execute<{ of: number; userFileId: number }>(sql`
    select ${column} as of, user_file_id as "userFileId" from interaction_pictures
    where ${column} = any(${sql.param(ids)}::int[]) order by ${column}, position`)
  return rows
}

/** SQL: the pictures of a text, as an array of `user_files.id` in their order. @param key the column that names it */
export const pictureIds = (key: SQL, id: SQL): SQL => sql`
  coalesce((select array_agg(pic.user_file_id order by pic.position) from interaction_pictures pic
    where pic.${key} = ${id}), '{}')`
