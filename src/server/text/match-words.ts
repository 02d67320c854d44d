import { sql, type SQL } from 'drizzle-orm'
import { allWords, asPinyin, likeWords, type SearchQuery } from './search-query.ts'

/**
 * Returns the ways in which a query finds the rows of a search index: a table with `name_keys`, `found` and
 * `ranked`. Each selects the `id` of what was found and its `place`, which is lower where heavier texts match.
 */
export function matchesIn({ table, id }: { table: string; id: string }) {
  const from = sql.raw(`from ${table} s where s.found`)
  const column = sql.raw(`s.${id} as id`)
  const place = (query: (weights: string) => string, first: number) => sql`case
    when s.ranked @@ ${query('A')}::tsquery then ${sql.raw(`${first}`)}
    when s.ranked @@ ${query('AB')}::tsquery then ${sql.raw(`${first + 1}`)}
    when s.ranked @@ ${query('ABC')}::tsquery then ${sql.raw(`${first + 2}`)}
    else ${sql.raw(`${first + 3}`)} end`
  return {
    /** The exact name, then a name that begins so, then by the heaviest text that has all the words. */
    words: (query: SearchQuery): SQL => sql`
      select ${column}, case
        when ${query.key} = any(s.name_keys) then 0
        when exists (select from unnest(s.name_keys) as k where starts_with(k, ${query.key})) then 1
        else ${place((weights) => allWords(query, weights), 2)} end as place
      ${from} @@ ${allWords(query)}::tsquery`,
    /** @returns undefined where no word can be pinyin */
    sounds(query: SearchQuery, { initials }: { initials: boolean }): SQL | undefined {
      const sounds = (weights: string) => asPinyin(query, { initials, weights })
      if (sounds('') === '') return undefined
      return sql`select ${column}, ${place(sounds, 6)} as place ${from} @@ ${sounds('')}::tsquery`
    },
    /** Words that sound alike, or differ by one typing error. */
    like: (query: SearchQuery): SQL =>
      sql`select ${column}, 0 as place ${from} @@ ${likeWords(query)}::tsquery`,
  }
}
