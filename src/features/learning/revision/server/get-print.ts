import { sql } from 'drizzle-orm'
import { toKeys, visibleOf } from '#src/features/content/question/server/present.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { printedMost } from '../before-exam.ts'
import type { revisionApi } from '../contract.ts'
import { readBeforeExam } from './before-exam.ts'
import { readMet, showing, sourceOf } from './cards.ts'
import { withExams } from './due-day.ts'
import { fitting, ofState } from './filter.ts'

/** Returns the set for paper, with as much of each key as the result of its quiz shows. */
export async function getPrint(
  call: Call<typeof revisionApi.getPrint>,
): Promise<AnswerOf<typeof revisionApi.getPrint>> {
  const { db, viewer, input } = call
  const which = sql`wrong_questions w join questions q on q.id = w.question_id ${withExams}
    where ${fitting(viewer.id, input)} and ${ofState(input.state, schoolDay())}`
  const order = sql`w.course_id, w.chapter_id, w.question_id`
  const [course, counted, rows] = await Promise.all([
    input.with === 'course' && input.courseId !== undefined
      ? readBeforeExam(call, input.courseId)
      : null,
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${which}`),
    readMet(
      db,
      call,
      sql`select w.question_id, row_number() over (order by ${order}) as at from ${which}
        order by ${order} limit ${printedMost}`,
    ),
  ])
  const bodies = rows.map(({ body }) => body)
  const shown = await toKeys(call, bodies, showing(call, rows))
  return {
    day: schoolDay(),
    course,
    keysKept: input.answers === 'with' ? rows.filter(({ keyIsOpen }) => !keyIsOpen).length : 0,
    total: counted.rows[0]!.total,
    questions: rows.map((row, at) => ({
      questionId: row.questionId,
      ...sourceOf(row),
      question: shown[at]!.question,
      ...visibleOf(shown[at]!.key, {
        key: input.answers === 'with' && row.keyIsOpen,
        explanation: input.answers === 'with' && row.explanationIsOpen,
      }),
    })),
  }
}
