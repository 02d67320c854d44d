import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { interactionApi } from '../contract.ts'
import { interactionsPerPage as perPage } from '../limits.ts'
import { courseFacts } from './facts.ts'
import { pageTables, questionColumns, type QuestionRow, readable, toRow } from './row.ts'
import { mayTakePart } from './rules.ts'

/** Returns the questions of the item's chapter: those of the item first, then those with the latest replies. */
export async function getItemQuestions({
  db,
  viewer,
  locale,
  input: { courseId, itemId, page },
}: Call<typeof interactionApi.getItemQuestions>) {
  const { teaches, ...state } = await courseFacts(db, courseId, viewer)
  must(mayTakePart(state))
  const chapter = sql`(select chapter_id from course_items where id = ${itemId} and course_id = ${courseId})`
  const order = sql`q.item_id = ${itemId} desc, greatest(q.created_at, q.last_reply_at) desc, q.id desc`
  const { limit, offset } = rowsOf(page, perPage)
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<{ chapterId: number | null; total: number }>(sql`
      select ${chapter} as "chapterId", (select count(*)::int
        from interactions q join course_items i on i.id = q.item_id
        where i.chapter_id = ${chapter} and ${readable(viewer, teaches)}) as total`),
    db.execute<QuestionRow>(sql`
      select ${questionColumns(locale)} from ${pageTables(sql`select q.*
        from interactions q join course_items i on i.id = q.item_id
        where i.chapter_id = ${chapter} and ${readable(viewer, teaches)} order by ${order}
        limit ${limit} offset ${offset}`)}
      order by ${order}`),
  ])
  const { chapterId, total } = counted[0]!
  if (chapterId === null) throw new AppError(courseErrors.itemNotFound)
  const reader = { viewer, locale, teaches }
  return {
    ...paged({ total, page, perPage, items: rows.map((row) => toRow(row, reader)) }),
    chapterId,
  }
}
