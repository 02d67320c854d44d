import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { textbookApi } from '../contract.ts'
import { isIsbn, plainIsbn } from '../isbn.ts'
import { textbookPaths } from '../paths.ts'
import { headKey } from '../records.ts'
import { shownText } from './shown-text.ts'

const foundMost = 5

/** Finds one's own and published textbooks of an ISBN, one's own first. */
export async function findByIsbn({
  db,
  viewer,
  locale,
  input,
}: Call<typeof textbookApi.findByIsbn>) {
  const isbn = plainIsbn(input.isbn)
  if (!isIsbn(isbn)) return { found: [] }
  const { rows } = await db.execute<{
    textbookId: number
    name: { zh: string; en: string }
    author: string
    publisher: string
    isOwn: boolean
  }>(sql`
    select t.id as "textbookId", x.record -> 'name' as name, x.record ->> 'author' as author,
      x.record ->> 'publisher' as publisher, x.own as "isOwn"
    from textbooks t join draft_records h on h.draft_id = t.draft_id and h.key = ${headKey}
    cross join lateral (select t.owner_id is not distinct from ${viewer.id} as own,
      case when t.owner_id is not distinct from ${viewer.id} then h.value else h.released end as record) x
    where t.deleted_at is null and t.id <> ${input.except ?? 0}
      and (t.isbn = ${isbn} and t.published
        or t.owner_id = ${viewer.id} and h.value ->> 'isbn' = ${isbn})
    order by x.own desc, t.id desc limit ${foundMost}`)
  return {
    found: rows.map(({ name, ...row }) => ({
      ...row,
      name: shownText(name, locale),
      path: row.isOwn ? textbookPaths.edit(row.textbookId) : textbookPaths.textbook(row.textbookId),
    })),
  }
}
