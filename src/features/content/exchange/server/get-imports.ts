import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { exchangeApi } from '../contract.ts'
import { importsPerPage } from '../import-api.ts'
import { type HeadRow, headColumns, presentHead } from './import-head.ts'

/** Lists one's own imports, newest first. */
export async function getImports({
  db,
  viewer,
  input: { page },
}: Call<typeof exchangeApi.getImports>) {
  const { limit, offset } = rowsOf(page, importsPerPage)
  const { rows } = await db.execute<HeadRow & { total: number }>(sql`
    select ${headColumns}, (count(*) over ())::int as total from question_imports i
    where i.owner_id = ${viewer.id} order by i.id desc limit ${limit} offset ${offset}`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: importsPerPage },
    items: rows.map(presentHead),
  })
}
