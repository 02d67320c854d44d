import { sql } from 'drizzle-orm'
import { plainLine } from '#src/shared/identifiers.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { peopleMost } from '../contract.ts'

/** Finds people by number or by the beginning of a name. `cut`: more match than are looked for. */
export async function findPeople(
  db: Db,
  typed: string,
): Promise<{ userIds: number[]; cut: boolean }> {
  const keyword = plainLine(typed)
  const prefix = textPattern(keyword, { prefix: true })
  const number = /^\d{1,9}$/.test(keyword) ? Number(keyword) : null
  // An index serves each part. An exact name is never cut off.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select id, 0 as place from ${users} where id = ${number}
      union all select id, 0 from ${users} where lower(username) = lower(${keyword})
      union all (select id, 1 from ${users} where real_name = ${keyword} limit ${peopleMost + 1})
      union all (select id, 2 from ${users}
        where lower(username) like lower(${prefix}) limit ${peopleMost + 1})
      union all (select id, 2 from ${users} where real_name like ${prefix} limit ${peopleMost + 1})
    ) named group by id order by min(place), id limit ${peopleMost + 1}`)
  const userIds = rows.slice(0, peopleMost).map(({ id }) => id)
  return { userIds, cut: rows.length > peopleMost }
}
