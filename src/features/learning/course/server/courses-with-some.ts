import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { anyWord, longEnough, oneWord } from '#src/server/text/search-query.ts'
import type { CourseKind } from '../contract.ts'

/** The points of a word in the name, in the category or keywords, and in a chapter; elsewhere it has none. */
const points = { A: 3, AB: 2, ABC: 1 }
/** Limits the work for very common words. */
const mostCompared = 500
const mostWords = 12

/**
 * Returns the courses that have the most of some words where they weigh, of equal ones those of the kind
 * first: for a query that nothing of the kind matches as a whole.
 */
export async function coursesWithSome(
  db: Db,
  words: readonly string[],
  { kind, limit, otherKind }: { kind: CourseKind; limit: number; otherKind: boolean },
): Promise<number[]> {
  const sought = words.filter(longEnough).slice(0, mostWords)
  if (sought.length === 0) return []
  const pointsOf = (word: string) => sql`case
    when c.ranked @@ ${oneWord(word, 'A')}::tsquery then ${sql.raw(`${points.A}`)}
    when c.ranked @@ ${oneWord(word, 'AB')}::tsquery then ${sql.raw(`${points.AB}`)}
    when c.ranked @@ ${oneWord(word, 'ABC')}::tsquery then ${sql.raw(`${points.ABC}`)} else 0 end`
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from (
      select c.id, c.kind, c.learner_count, s.ranked from course_search s
      join courses c on c.id = s.course_id and c.publish_status = 'published'
        and (c.kind = ${kind} or ${otherKind})
      where s.found @@ ${anyWord(sought)}::tsquery
      order by c.learner_count desc, c.id desc limit ${mostCompared}) c,
      lateral (select ${sql.join(sought.map(pointsOf), sql` + `)} as sum) points
    where points.sum > 0 order by points.sum desc, c.kind = ${kind} desc, c.learner_count desc, c.id desc
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
