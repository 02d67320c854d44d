import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { insideQuery, termsOf } from '#src/server/text/query-inside.ts'
import type { SearchQuery } from '#src/server/text/search-query.ts'
import type { CourseKind } from '../contract.ts'
import { liveItems } from './live-rows.ts'

/** Below every `place` that `matchesIn` gives: what courses say about themselves stands above what is in them. */
export const insidePlace = 10

/** Limits the rows of a common word that are read of each source; their courses are hundreds all the same. */
const mostRows = 600
const mostCourses = 300

const found = sql`found @@ ${sql.placeholder('words')}::tsquery limit ${sql.raw(`${mostRows}`)}`

// The rows of one film or document are many, so each is looked up once. Every list with a keyword runs this, and
// planning it takes longer than running it.
const readInside = prepared<{ id: number; kind: CourseKind; place: number }>(
  'courses_inside',
  sql`
    select c.id, c.kind, ${sql.raw(`${insidePlace}`)} as place from (
      select i.course_id as id from (
        select s.user_file_id as id from (
          select distinct subtitle_id from (select subtitle_id from film_cues where ${found}) c
        ) c join film_subtitles s on s.id = c.subtitle_id
        union
        select u.id from (
          select distinct file_id from (select file_id from document_pages where ${found}) p
        ) p join user_files u on u.file_id = p.file_id
      ) f join ${liveItems} i on i.user_file_id = f.id
      union
      select i.course_id from (select item_id from course_item_texts where ${found}) t
      join ${liveItems} i on i.id = t.item_id
    ) m join courses c on c.id = m.id and c.publish_status = 'published'
    order by c.learner_count desc, c.id desc limit ${sql.raw(`${mostCourses}`)}`,
)

/** Returns the published courses of which one page, one subtitle or one text has all the words. */
export async function matchInside(db: Db, query: SearchQuery) {
  const words = insideQuery(termsOf(query))
  return words === '' ? [] : readInside(db, { words })
}
