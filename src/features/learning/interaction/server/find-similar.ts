import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { oneWord, readQuery } from '#src/server/text/search-query.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { similarMost } from '../limits.ts'
import { courseFacts } from './facts.ts'
import { questionColumns, type QuestionRow, questionTables, readable, toRow } from './row.ts'
import { mayTakePart } from './rules.ts'

/** Returns questions of the course with at least half of the words, those with most first, then those with an answer. */
export async function findSimilar({
  db,
  viewer,
  locale,
  input: { courseId, text },
}: Call<typeof interactionApi.findSimilar>) {
  const { teaches, ...state } = await courseFacts(db, courseId, viewer)
  must(mayTakePart(state))
  const words = readQuery(text)?.words ?? []
  if (words.length === 0) return { items: [] }
  const sought = sql.param(words.map((word) => oneWord(word)))
  const enough = Math.max(Math.min(2, words.length), Math.ceil(words.length / 2))
  const { rows } = await db.execute<QuestionRow>(sql`
    select ${questionColumns(locale)} from ${questionTables}
    cross join lateral (select count(*)::int as found
      from unnest(${sought}::text[]) word where q.vector @@ word::tsquery) m
    where q.course_id = ${courseId} and q.deleted_at is null and q.hidden_reason is null
      and ${readable(viewer, teaches)} and m.found >= ${enough}
    order by m.found desc, q.accepted_reply_id is null, q.first_teacher_reply_at is null, q.me_too_count desc, q.id
    limit ${similarMost}`)
  return { items: rows.map((row) => toRow(row, { viewer, locale, teaches })) }
}
