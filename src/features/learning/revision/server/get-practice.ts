import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { practiceAtOnce, type revisionApi } from '../contract.ts'
import { inChapter } from './filter.ts'
import { practisable } from './open-practice.ts'
import { readMet, toCards } from './cards.ts'

/** Returns questions of a chapter, or of a course, that the person may practise, those practised longest ago first. */
export async function getPractice(
  call: Call<typeof revisionApi.getPractice>,
): Promise<AnswerOf<typeof revisionApi.getPractice>> {
  const { db, viewer, input } = call
  const { courseId, chapterId } = input
  const source = practisable(viewer.id)
  const of = sql`${source} p where p.user_id = ${viewer.id}
    ${courseId === undefined ? sql`` : sql`and p.course_id = ${courseId}`}
    ${chapterId === undefined ? sql`` : sql`and ${inChapter('p', chapterId, courseId)}`}`
  const order = sql`p.practised_on nulls first, p.met_at, p.question_id`
  const [counted, rows] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${of}`),
    readMet(
      db,
      call,
      sql`select p.question_id, row_number() over (order by ${order}) as at from ${of}
        order by ${order} limit ${practiceAtOnce}`,
      source,
    ),
  ])
  return { total: counted.rows[0]!.total, cards: await toCards(call, rows) }
}
