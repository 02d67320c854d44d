import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { type paperApi, papersPerPage } from '../contract.ts'
import { headColumns, type HeadRow, presentHead } from './paper-head.ts'

/** Lists one's own papers. */
export async function getPapers({ db, viewer, locale, input }: Call<typeof paperApi.getPapers>) {
  const { keyword, sort, page } = input
  const { limit, offset } = rowsOf(page, papersPerPage)
  const found =
    keyword === ''
      ? sql``
      : sql`and (p.name ilike ${like(keyword)} or p.name_en ilike ${like(keyword)})`
  const order =
    sort === 'name' ? sql`p.name collate "zh-numeric", p.id` : sql`p.changed_at desc, p.id desc`
  const { rows } = await db.execute<HeadRow & { total: number }>(sql`
    select ${headColumns(locale)}, (count(*) over ())::int as total from papers p
    where p.owner_id = ${viewer.id} ${found} order by ${order} limit ${limit} offset ${offset}`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: papersPerPage },
    items: rows.map(presentHead),
  })
}

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
