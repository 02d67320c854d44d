import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as pause } from 'node:timers/promises'
import type { Db } from '../database/db.ts'
import { mostCharacters, vectorAcross } from './search-index.ts'

interface Texts {
  /** The table with its columns `text` and `found`. */
  table: string
  /** The columns of its primary key, both integers. */
  key: readonly [string, string]
  /** The text that is read on from that of the row, where terms may lie over both. */
  after?: SQL
}

/** Rows that are cut in one turn; the process answers others between two texts. */
const turn = 100

/**
 * Cuts the texts of rows into words, those whose `found` is null: pages of documents, subtitles, reading texts. Chinese is cut in
 * Node (decision 013), apart from the transaction that wrote the text, because a book has many pages.
 */
export async function cutWordsInside(
  db: Pick<Db, 'execute'>,
  { table, key: [first, second], after = sql`null::text` }: Texts,
): Promise<void> {
  const name = sql.identifier(table)
  const [one, two] = [sql.identifier(first), sql.identifier(second)]
  for (;;) {
    const searched = sql`left(text, ${mostCharacters})`
    const { rows } = await db.execute<{
      one: number
      two: number
      text: string
      after: string | null
    }>(sql`
      select ${one} as one, ${two} as two, ${searched} as text, ${after} as after
      from ${name} where found is null limit ${turn}`)
    for (const row of rows) {
      const found = vectorAcross(row.text, row.after)
      await db.execute(sql`
        update ${name} set found = ${found}::tsvector
        where ${one} = ${row.one} and ${two} = ${row.two} and ${searched} = ${row.text}`)
      await pause()
    }
    if (rows.length < turn) return
  }
}
