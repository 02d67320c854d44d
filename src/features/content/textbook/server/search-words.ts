import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import { type SearchedText, searchVectors, searchVersion } from '#src/server/text/search-index.ts'
import { lexeme, normalise } from '#src/server/text/words.ts'
import { textbookSearch } from '../tables.ts'

/** Rebuilds search words of older rules soon after an upgrade. */
export const reindexJob: Job = {
  name: 'textbook-reindex',
  options: { timeout: 600 },
  cron: '* * * * *',
  async run({ db }) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select t.id from textbooks t left join textbook_search s on s.textbook_id = t.id
      where t.released_at is not null and s.version is distinct from ${searchVersion}`)
    for (const { id } of rows) await db.transaction((tx) => renewWordsOf(tx, id))
  },
}

/** Rebuilds a textbook's search words; belongs into each transaction that changes what readers see. */
export async function renewWordsOf(tx: Tx, textbookId: number): Promise<void> {
  const texts = (await readSearchedTexts(tx, [textbookId])).get(textbookId)
  if (!texts) return
  const names = texts.filter(({ weight }) => weight === 'A')
  const nameKeys = names.map(({ text }) => lexeme(normalise(text)))
  const words = { nameKeys, ...searchVectors(texts), version: searchVersion }
  await tx
    .insert(textbookSearch)
    .values({ textbookId, ...words })
    .onConflictDoUpdate({ target: textbookSearch.textbookId, set: words })
}

interface Row extends Record<string, unknown> {
  textbookId: number
  /** By their weight. */
  a: (string | null)[]
  b: (string | null)[]
  persons: string[]
  c: (string | null)[]
  d: (string | null)[]
}

/** Returns the searched texts of each textbook as readers see it, the heaviest first. */
export async function readSearchedTexts(
  db: Db | Tx,
  textbookIds: readonly number[],
): Promise<Map<number, SearchedText[]>> {
  if (textbookIds.length === 0) return new Map()
  const side = (field: string, name: string) => sql.raw(`r.released #>> '{${field},${name}}'`)
  const { rows } = await db.execute<Row>(sql`
    select t.id as "textbookId", array[t.name, t.name_en, t.isbn] as a, array[t.publisher] as b,
      array[t.author] as persons,
      array(select unnest(array[
          case when t.offered <> 'en' then ${side('name', 'zh')} end,
          case when t.offered <> 'zh' then ${side('name', 'en')} end])
        from draft_records r where r.draft_id = t.draft_id and r.released ->> 'kind' = 'chapter'
        order by r.key) as c,
      array[t.description, t.description_en] as d
    from textbooks t where t.id = any(${sql.param([...textbookIds])}::int[])`)
  const of = (weight: SearchedText['weight'], texts: (string | null)[], person = false) =>
    texts.flatMap((text): SearchedText[] => (text ? [{ weight, text, person }] : []))
  return new Map(
    rows.map(({ textbookId, a, b, persons, c, d }) => [
      textbookId,
      [...of('A', a), ...of('B', b), ...of('B', persons, true), ...of('C', c), ...of('D', d)],
    ]),
  )
}
