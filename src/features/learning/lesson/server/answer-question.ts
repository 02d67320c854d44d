import { sql } from 'drizzle-orm'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import { mayAnswer } from './rules.ts'

const given = sql`${sql.placeholder('choices')}::smallint[]`

const put = prepared<{ fits: boolean }>(
  'lesson_answer',
  // The shared lock waits for the end of the question, so that its bars do not change any more.
  sql`with open as (
      select q.id, (q.is_multiple or cardinality(${given}) = 1)
        and (select max(place) from unnest(${given}) place) < q.options as fits
      from lesson_questions q join lessons l on l.id = q.lesson_id
      where q.id = ${sql.placeholder('questionId')}::int and l.class_id = ${sql.placeholder('classId')}::int
        and q.closed_at is null for share of q),
    put as (
      insert into lesson_answers (question_id, user_id, choices)
      select id, ${sql.placeholder('userId')}::int, ${given} from open where fits
      on conflict (question_id, user_id) do update set choices = excluded.choices, at = now())
    select fits from open`,
)

/** Answers the open question. A student has one answer, which the next one replaces. */
export async function answerQuestion({
  db,
  viewer,
  input: { classId, questionId, choices: pressed },
}: Call<typeof lessonApi.answerQuestion>) {
  must(mayAnswer(await readClass(db, { classId, userId: viewer.id })))
  const choices = [...new Set(pressed)].toSorted((a, b) => a - b)
  const [open] = await put(db, { classId, questionId, choices, userId: viewer.id })
  if (!open) throw new AppError(errors.questionClosed)
  if (!open.fits) throw new AppError(errors.answerDoesNotFit)
  return { choices }
}
