import { sql } from 'drizzle-orm'
import { matchesName } from '#src/features/people/account/server/matches-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { ownersPerPage, type storageApi } from '../contract.ts'
import { type OwnerColumns, ownerColumns, ownerOf } from './owner-of.ts'
import { mebibyte } from './space.ts'

interface OwnerRow extends OwnerColumns {
  files: number
  bytes: number
  madeFiles: number
  madeBytes: number
  ownBytes: number
  total: number
}

/** Returns people by the space that their files take, with that of what was made of them. */
export async function getOwners({ db, config, input, locale }: Call<typeof storageApi.getOwners>) {
  const { keyword, sort, page } = input
  const { limit, offset } = rowsOf(page, ownersPerPage)
  const order = {
    largest: sql`o.bytes + o.made_bytes desc`,
    files: sql`o.files desc`,
    name: sql`users.real_name collate "zh-x-icu" nulls last`,
  }[sort]
  const { rows } = await db.execute<OwnerRow>(sql`
    with made as (
      select r.file_id, count(*)::int as files, sum(f.size)::float8 as bytes
      from file_renditions r join files f on f.id = r.result_id group by r.file_id),
    own as (
      select u.owner_id, u.file_id from user_files u where u.owner_id is not null
      union
      select u.owner_id, v.file_id
      from user_file_versions v join user_files u on u.id = v.user_file_id
      where u.owner_id is not null),
    owners as (
      select coalesce(own.owner_id, f.owner_id) as owner_id, count(*)::int as files,
        sum(f.size)::float8 as bytes,
        coalesce(sum(f.size) filter (where own.owner_id is not null), 0)::float8 as own_bytes,
        coalesce(sum(m.files), 0)::int as made_files, coalesce(sum(m.bytes), 0)::float8 as made_bytes
      from files f left join own on own.file_id = f.id left join made m on m.file_id = f.id
      where not exists (select from file_renditions r where r.result_id = f.id)
      group by 1)
    select ${ownerColumns}, o.files, o.bytes,
      o.made_files as "madeFiles", o.made_bytes as "madeBytes",
      o.own_bytes as "ownBytes",
      count(*) over ()::int as total
    from owners o left join users on users.id = o.owner_id
    where ${matchesName(keyword) ?? sql`true`}
    order by ${order}, users.id
    limit ${limit} offset ${offset}`)
  const personLimit = config.FILES_PERSON_MIB * mebibyte
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: ownersPerPage },
    items: rows.map((row) => ({
      owner: ownerOf(row, locale),
      originals: { files: row.files, bytes: row.bytes },
      made: { files: row.madeFiles, bytes: row.madeBytes },
      quota: row.userId === null ? null : row.ownBytes / personLimit,
    })),
  })
}
