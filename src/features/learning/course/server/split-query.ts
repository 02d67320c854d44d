import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { SearchQuery } from '#src/server/text/search-query.ts'
import { possibleWords, splitByWords } from '#src/server/text/split-words.ts'

/**
 * Splits a query by the words that stand in the names, categories, keywords or chapters of published
 * courses. It costs one statement, of at most 120 look-ups in the index.
 */
export async function splitQuery(db: Db, query: SearchQuery) {
  const possible = possibleWords(query)
  return splitByWords(query, new Set(possible.length > 0 ? await knownOf(db, possible) : []))
}

/** @param words of Chinese characters only, so that a tsquery takes them as they are. */
async function knownOf(db: Db, words: string[]): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      // As in `readMatches`: the index, not all rows.
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<{ word: string }>(sql`
        select word from unnest(${sql.param(words)}::text[]) as word
        where exists (select from course_search s
          join courses c on c.id = s.course_id and c.publish_status = 'published'
          where s.found @@ word::tsquery and s.ranked @@ word::tsquery)`)
      return rows.map(({ word }) => word)
    },
    { accessMode: 'read only' },
  )
}
