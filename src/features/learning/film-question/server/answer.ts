import { sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import { toResults } from '#src/features/content/question/server/present.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { FilmOutcome, filmQuestionApi } from '../contract.ts'
import { filmQuestionErrors as errors } from '../errors.ts'
import { filesOf, readFilmQuestions } from './film-questions.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'

/**
 * Marks an answer to a question in a film, and keeps it for a learner of the course. Of two answers at the same moment one
 * is the first.
 */
export async function answer(call: Call<typeof filmQuestionApi.answer>): Promise<FilmOutcome> {
  const { db, viewer, locale, input, ports, config } = call
  const { courseId, itemId, pointId, clientId, answer: given } = input
  const state = await ports.get(courseOpening).checkItem(db, viewer, { courseId, itemId })
  const rows = await readFilmQuestions(db, { courseId, itemId, userId: viewer.id })
  const asked = rows.find((row) => row.pointId === pointId && !row.beyondEnd)
  if (!asked) throw new AppError(errors.notFound)
  const { body } = asked
  if (!fitsBody(body, given)) throw new AppError(errors.answerDoesNotFit)
  if (isEmpty(given)) throw new AppError(errors.emptyAnswer)
  const marked = mark(body, given, config.SCORING_RULE)
  const isRight = marked.mark.verdict === 'correct'
  const recorded = state.joined && !state.staff
  if (recorded) {
    const json = JSON.stringify(given)
    const { rowCount } = await db.execute(sql`
      insert into film_question_answers as a (point_id, user_id, first_answer, first_right, last_answer, last_right, client_id)
      select p.id, ${viewer.id}, ${json}::jsonb, ${isRight}, ${json}::jsonb, ${isRight}, ${clientId}
      from film_questions p where p.id = ${pointId}
      on conflict (point_id, user_id) do update set
        last_answer = case when a.client_id = excluded.client_id then a.last_answer else excluded.last_answer end,
        last_right = case when a.client_id = excluded.client_id then a.last_right else excluded.last_right end,
        tries = a.tries + (a.client_id <> excluded.client_id)::int,
        last_at = case when a.client_id = excluded.client_id then a.last_at else now() end,
        client_id = excluded.client_id`)
    // A teacher has taken it out in this moment.
    if (rowCount === 0) throw new AppError(errors.notFound)
  }
  const shown = await toResults(call, [{ body, answer: given, marked, key: true }], {
    ...{ locale, viewer, files: filesOf([asked]), seeds: [pointId] },
  })
  const { question, result } = shown[0]!
  return { pointId, question, answer: given, result, recorded }
}
