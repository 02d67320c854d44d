import { sql } from 'drizzle-orm'
import { plainLine } from '#src/shared/identifiers.ts'
import { nameBeside } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { namesInPinyin } from '#src/server/text/names-in-pinyin.ts'
import { peopleMost } from '../contract.ts'

/** Finds people by number or by the beginning of a name, in Chinese, English or pinyin. `cut`: more match than are looked for. */
export async function findPeople(
  db: Db,
  typed: string,
): Promise<{ userIds: number[]; cut: boolean }> {
  const keyword = nameBeside(plainLine(typed))
  const prefix = textPattern(keyword, { prefix: true })
  const number = /^\d{1,9}$/.test(keyword) ? Number(keyword) : null
  const { heads, pattern } = namesInPinyin(keyword) ?? { heads: [], pattern: '' }
  // An index serves each part. An exact name is never cut off.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select id, 0 as place from ${users} where id = ${number}
      union all select id, 0 from ${users} where lower(username) = lower(${keyword})
      union all (select id, 1 from ${users} where real_name = ${keyword} limit ${peopleMost + 1})
      union all (select id, 2 from ${users}
        where lower(username) like lower(${prefix}) limit ${peopleMost + 1})
      union all (select id, 2 from ${users} where real_name like ${prefix} limit ${peopleMost + 1})
      union all (select id, 2 from ${users}
        where lower(real_name_en) like lower(${prefix}) limit ${peopleMost + 1})
      union all (select u.id, 2 from unnest(${sql.param(heads)}::text[]) head, lateral (
          select id from ${users} where real_name ~>=~ head and real_name ~<~ chr(ascii(head) + 1)
            and real_name ~ ${`^(?:${pattern})`}) u limit ${peopleMost + 1})
    ) named group by id order by min(place), id limit ${peopleMost + 1}`)
  const userIds = rows.slice(0, peopleMost).map(({ id }) => id)
  return { userIds, cut: rows.length > peopleMost }
}
