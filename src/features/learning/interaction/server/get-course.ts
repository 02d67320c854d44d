import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { must } from '#src/shared/can.ts'
import type { interactionApi } from '../contract.ts'
import { interactionsPerPage as perPage } from '../limits.ts'
import { courseFacts } from './facts.ts'
import { pageTables, questionColumns, type QuestionRow, toRow, unanswered, waiting } from './row.ts'
import { mayWork } from './rules.ts'

const shown = { unanswered, waiting, answered: sql`not ${unanswered}`, all: sql`true` }
// Those that wait longest come first; of the rest, those with the latest words.
const oldest = sql`q.created_at, q.id`
const latest = sql`greatest(q.created_at, q.last_reply_at) desc, q.id desc`
const orders = { unanswered: oldest, waiting: oldest, answered: latest, all: latest }

interface Counts extends Record<string, unknown> {
  course: string
  kind: CourseKind
  unanswered: number
  waiting: number
  answered: number
  all: number
}

/** Returns the questions of a course for its teachers, in two statements for any number of rows. */
export async function getCourse({
  db,
  viewer,
  locale,
  input: { courseId, state, only, keyword, page },
}: Call<typeof interactionApi.getCourse>) {
  must(mayWork(await courseFacts(db, courseId, viewer)))
  const fits = sql`q.course_id = ${courseId} and q.deleted_at is null
    and (q.hidden_reason is null or q.author_id = ${viewer.id})
    ${only ? sql`and q.is_private` : sql``}
    ${keyword === '' ? sql`` : sql`and q.sought like ${textPattern(keyword.toLowerCase())}`}`
  const { limit, offset } = rowsOf(page, perPage)
  const [counted, { rows }] = await Promise.all([
    db.execute<Counts>(sql`
      select (select ${draftName(locale)} from courses c where c.id = ${courseId}) as course,
        (select kind from courses where id = ${courseId}) as kind,
        count(*) filter (where ${unanswered})::int as unanswered,
        count(*) filter (where ${waiting})::int as waiting,
        count(*) filter (where not ${unanswered})::int as answered, count(*)::int as "all"
      from interactions q where ${fits}`),
    db.execute<QuestionRow>(sql`
      select ${questionColumns(locale)} from ${pageTables(sql`select q.* from interactions q
        where ${fits} and ${shown[state]} order by ${orders[state]} limit ${limit} offset ${offset}`)}
      order by ${orders[state]}`),
  ])
  const { course, kind, ...counts } = counted.rows[0]!
  const reader = { viewer, locale, teaches: true }
  const items = rows.map((row) => toRow(row, reader))
  return { ...paged({ total: counts[state], page, perPage, items }), course, kind, counts }
}
