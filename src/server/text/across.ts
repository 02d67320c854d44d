import { sql, type SQL } from 'drizzle-orm'

/** Joins two neighbouring subtitles; Chinese has no space between words. */
export const joinAcross = (text: string, after: string): string =>
  /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(after)
    ? text + after
    : `${text} ${after}`

/**
 * SQL condition of a row whose words `vectorAcross` has cut and that a query finds: the next row, whose words are
 * meant, is not found by itself.
 */
export const notOnlyAfter = (found: SQL, query: SQL): SQL =>
  sql`not (ts_filter(${found}, '{b}') @@ ${query} and not ts_filter(${found}, '{a}') @@ ${query})`

/** The text of the next subtitle, where the subtitle under the alias `c` has not all the words alone; else null. */
export const cueAfter = (query: SQL): SQL => sql`(
  select n.text from film_cues n
  where n.subtitle_id = c.subtitle_id and n.position = c.position + 1 and not ts_filter(c.found, '{a}') @@ ${query})`
