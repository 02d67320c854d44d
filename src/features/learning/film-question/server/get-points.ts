import { sql } from 'drizzle-orm'
import { toKeys } from '#src/features/content/question/server/present.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filesOf, readFilmQuestions } from './film-questions.ts'

interface Counts extends Record<string, unknown> {
  pointId: number
  answered: number
  right: number
  chosen: Record<string, number>
}

/** Returns the questions of a film with their keys and how learners answered them at first. */
export async function getPoints({
  db,
  ...call
}: Call<typeof filmQuestionApi.getPoints>): Promise<AnswerOf<typeof filmQuestionApi.getPoints>> {
  const { input, viewer, locale } = call
  await mustManage(db, input.courseId, viewer)
  const [rows, { rows: counted }] = await Promise.all([
    readFilmQuestions(db, { ...input, userId: viewer.id }),
    // Of a film's questions, those with options alone have choices to count.
    db.execute<Counts>(sql`
      with a as (
        select a.point_id, a.first_right, a.first_answer as f from film_question_answers a
        join film_questions p on p.id = a.point_id
        where p.item_id = ${input.itemId} and p.course_id = ${input.courseId}),
      c as (
        select a.point_id, o.option, count(*)::int as n from a
        cross join lateral (
          select f ->> 'choice' as option where f ->> 'type' = 'single'
          union all select f ->> 'value' where f ->> 'type' = 'trueFalse'
          union all select jsonb_array_elements_text(f -> 'choices') where f ->> 'type' = 'multiple') o
        where o.option is not null
        group by a.point_id, o.option)
      select a.point_id as "pointId", count(*)::int as answered,
        count(*) filter (where a.first_right)::int as "right",
        coalesce((select jsonb_object_agg(c.option, c.n) from c where c.point_id = a.point_id), '{}') as chosen
      from a group by a.point_id`),
  ])
  const shown = await toKeys(
    { db, ...call },
    rows.map(({ body }) => body),
    { locale, viewer, files: filesOf(rows), seeds: rows.map(({ pointId }) => pointId) },
  )
  const byId = new Map(counted.map((row) => [row.pointId, row]))
  return {
    points: rows.map(({ pointId, second, beyondEnd, questionId }, at) => {
      const { answered = 0, right = 0, chosen = {} } = byId.get(pointId) ?? {}
      return {
        ...{ pointId, second, beyondEnd, questionId, ...shown[at]! },
        ...{ answered, right, chosen },
      }
    }),
  }
}
