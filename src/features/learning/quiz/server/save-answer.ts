import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type Answer, type attemptStatuses, type quizApi, quizErrors } from '../contract.ts'
import { isOpen, mayAnswer } from './rules.ts'

const { placeholder } = sql

/**
 * One statement, because it locks the attempt's row for share and hand-in locks it for update: the
 * answer is either saved before the marking reads it, or finds the attempt handed in.
 */
const save = prepared<{
  status: (typeof attemptStatuses)[number] | null
  fits: boolean | null
  revision: number | null
  savedAt: Date | null
}>(
  'quiz_save_answer',
  sql`
  with given as (
    select ${placeholder('chosen')}::int[] as chosen, ${placeholder('truth')}::boolean as truth,
      ${placeholder('texts')}::text[] as texts
  ), attempt as (
    select id, quiz_id, status from quiz_attempts
    where id = ${placeholder('attemptId')}::int and user_id = ${placeholder('userId')}::int
    for share
  ), question as (
    select q.id, case q.type
      when 'trueFalse' then given.chosen is null and given.texts is null
      when 'fillIn' then given.chosen is null and given.truth is null and
        (given.texts is null or cardinality(given.texts) = (
          select count(distinct b.blank) from question_blank_answers b where b.question_id = q.id))
      else given.truth is null and given.texts is null and (given.chosen is null or
        (q.type = 'multiple' or cardinality(given.chosen) = 1) and
        given.chosen <@ array(select o.id from question_options o where o.question_id = q.id))
      end as fits
    from attempt
    join quiz_questions qq on qq.quiz_id = attempt.quiz_id
    join former_questions q on q.id = qq.question_id
    cross join given
    where q.id = ${placeholder('questionId')}::int
  ), saved as (
    insert into attempt_answers as a (attempt_id, question_id, chosen, truth, texts, revision)
    select attempt.id, question.id, chosen, truth, texts, ${placeholder('revision')}::bigint
    from attempt, question, given where ${isOpen('attempt')} and question.fits
    on conflict (attempt_id, question_id) do update
    set chosen = excluded.chosen, truth = excluded.truth, texts = excluded.texts,
      revision = excluded.revision, saved_at = excluded.saved_at
    where excluded.revision > a.revision
    returning revision, saved_at
  )
  select (select status from attempt) as status, (select fits from question) as fits,
    (select revision from saved) as revision, (select saved_at from saved) as "savedAt"`,
)

const keptAnswer = prepared<{ revision: number; savedAt: Date }>(
  'quiz_kept_answer',
  sql`
  select revision, saved_at as "savedAt" from attempt_answers
  where attempt_id = ${placeholder('attemptId')}::int
    and question_id = ${placeholder('questionId')}::int`,
)

/** Saves one answer. A newer saved answer stays, and its revision is returned. */
export async function saveAnswer({
  db,
  viewer,
  input: { attemptId, questionId, answer, revision },
}: Call<typeof quizApi.saveAnswer>): Promise<AnswerOf<typeof quizApi.saveAnswer>> {
  const values = { attemptId, questionId, revision, userId: viewer.id, ...toColumns(answer) }
  const [found] = await save(db, values)
  if (!found?.status) throw new AppError(quizErrors.attemptNotFound)
  must(mayAnswer({ status: found.status }))
  if (found.fits === null) throw new AppError(quizErrors.questionNotInQuiz)
  if (!found.fits) throw new AppError(quizErrors.answerDoesNotFit)
  const kept =
    found.revision !== null && found.savedAt !== null
      ? { revision: found.revision, savedAt: found.savedAt }
      : (await keptAnswer(db, { attemptId, questionId }))[0]
  // Between the two statements a hand-in with redo may have cleared the saved answer.
  if (!kept) throw new AppError(quizErrors.handedIn)
  return { questionId, revision: kept.revision, savedAt: kept.savedAt.toISOString() }
}

/** Turns empty parts into null: a cleared answer fits every type. */
function toColumns({ chosen = [], truth, texts = [] }: Answer) {
  return {
    chosen: chosen.length > 0 ? [...new Set(chosen)] : null,
    truth: truth ?? null,
    texts: texts.some((text) => text !== '') ? texts : null,
  }
}
