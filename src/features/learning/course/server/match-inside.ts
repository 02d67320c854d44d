import { sql, type SQL } from 'drizzle-orm'
import { insideQuery, termsOf } from '#src/server/text/query-inside.ts'
import type { SearchQuery } from '#src/server/text/search-query.ts'
import { liveItems } from './live-rows.ts'

/** Below every `place` that `matchesIn` gives: what courses say about themselves stands above what is in them. */
export const insidePlace = 10

/** Limits the rows of a common word that are read of each source; their courses are hundreds all the same. */
const mostRows = 3000

/**
 * Selects the courses of which one page, one subtitle or one text has all the words, as `id` and `place`.
 * @returns undefined where the words say too little
 */
export function matchInside(query: SearchQuery): SQL | undefined {
  const words = insideQuery(termsOf(query))
  if (words === '') return undefined
  const found = sql`found @@ ${words}::tsquery limit ${sql.raw(`${mostRows}`)}`
  // The rows of one film or document lie together, so each is looked up once.
  return sql`
    select i.course_id as id, ${sql.raw(`${insidePlace}`)} as place from (
      select s.user_file_id as id from (
        select distinct subtitle_id from (select subtitle_id from film_cues where ${found}) c
      ) c join film_subtitles s on s.id = c.subtitle_id
      union
      select u.id from (
        select distinct file_id from (select file_id from document_pages where ${found}) p
      ) p join user_files u on u.file_id = p.file_id
    ) f join ${liveItems} i on i.user_file_id = f.id
    union
    select i.course_id, ${sql.raw(`${insidePlace}`)}
    from (select item_id from course_item_texts where ${found}) t join ${liveItems} i on i.id = t.item_id`
}
