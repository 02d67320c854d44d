import { sql, type SQL } from 'drizzle-orm'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindOf } from '#src/shared/file-kind.ts'

/**
 * The pictures of texts that people write, each of one text: a table of a room with `user_file_id`, its key, `position`,
 * and one column for each kind of text.
 */
export function textPictures(table: SQL) {
  async function picturesOf(tx: Tx, column: SQL, id: number): Promise<number[]> {
    const { rows } = await tx.execute<{ userFileId: number }>(sql`
      select user_file_id as "userFileId" from ${table} where ${column} = ${id} order by position`)
    return rows.map(({ userFileId }) => userFileId)
  }

  return {
    /**
     * Makes these files of the author the pictures of a text, in this order, in place of those of before.
     * @returns whether something changed
     * @throws file.unknown where one is another person's or belongs to another text; file.otherType
     */
    async set(
      tx: Tx,
      author: { id: number },
      { column, id, userFileIds }: { column: SQL; id: number; userFileIds: readonly number[] },
    ): Promise<boolean> {
      if ((await picturesOf(tx, column, id)).join() === userFileIds.join()) return false
      const wanted = sql.param([...userFileIds])
      await tx.execute(sql`
        delete from ${table} where ${column} = ${id} and user_file_id <> all(${wanted}::int[])`)
      const { rows } = await tx.execute<{ mime: string }>(sql`
        with given as (
          select u.id, f.mime, w.position from unnest(${wanted}::int[]) with ordinality as w (id, position)
          join user_files u on u.id = w.id and u.owner_id = ${author.id} join files f on f.id = u.file_id
        ), written as (
          insert into ${table} (user_file_id, ${column}, position)
          select id, ${id}, position from given
          on conflict (user_file_id) do update set position = excluded.position
            where ${table}.${column} = ${id}
          returning user_file_id
        )
        select given.mime from written join given on given.id = written.user_file_id`)
      if (rows.length < userFileIds.length) throw new AppError(namingErrors.unknown)
      if (rows.some(({ mime }) => kindOf(mime) !== 'picture')) {
        throw new AppError(namingErrors.otherType)
      }
      return true
    },

    /** SQL: the pictures of a text, as an array of `user_files.id` in their order. @param key the column that names it */
    ids: (key: SQL, id: SQL): SQL => sql`
      coalesce((select array_agg(pic.user_file_id order by pic.position) from ${table} pic
        where pic.${key} = ${id}), '{}')`,
  }
}
