import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type attemptStatuses, type quizApi, quizErrors } from '../contract.ts'
import { liveQuestions } from './live-questions.ts'
import { isOpen, mayAnswer } from './rules.ts'

const { placeholder } = sql

/** The version that the person sees: the one already answered, else the one that the quiz has set; null where the question is not one of its own. */
const findVersion = prepared<{ versionId: number | null }>(
  'quiz_find_version',
  sql`
  select case when qq.version_id is not null then coalesce(w.version_id, qq.version_id) end as "versionId"
  from quiz_attempts a
  left join ${liveQuestions} qq
    on qq.quiz_id = a.quiz_id and qq.question_id = ${placeholder('questionId')}::int
  left join attempt_answers w on w.attempt_id = a.id and w.question_id = qq.question_id
  where a.id = ${placeholder('attemptId')}::int and a.user_id = ${placeholder('userId')}::int`,
)

/**
 * One statement, because it locks the attempt's row for share and hand-in locks it for update: the
 * answer is either saved before the marking reads it, or finds the attempt handed in.
 */
const save = prepared<{
  status: (typeof attemptStatuses)[number] | null
  revision: number | null
  savedAt: Date | null
}>(
  'quiz_save_answer',
  sql`
  with attempt as (
    select id, status from quiz_attempts
    where id = ${placeholder('attemptId')}::int and user_id = ${placeholder('userId')}::int
    for share
  ), saved as (
    insert into attempt_answers as a (attempt_id, question_id, version_id, answer, revision)
    select attempt.id, ${placeholder('questionId')}::int, ${placeholder('versionId')}::int,
      ${placeholder('answer')}::jsonb, ${placeholder('revision')}::bigint
    from attempt where ${isOpen('attempt')}
    on conflict (attempt_id, question_id) do update
    set answer = excluded.answer, version_id = excluded.version_id, revision = excluded.revision,
      saved_at = excluded.saved_at
    where excluded.revision > a.revision
    returning revision, saved_at
  )
  select (select status from attempt) as status, (select revision from saved) as revision,
    (select saved_at from saved) as "savedAt"`,
)

const keptAnswer = prepared<{ revision: number; savedAt: Date }>(
  'quiz_kept_answer',
  sql`
  select revision, saved_at as "savedAt" from attempt_answers
  where attempt_id = ${placeholder('attemptId')}::int
    and question_id = ${placeholder('questionId')}::int`,
)

const findBody = prepared<{ body: QuestionBody }>(
  'quiz_find_body',
  sql`select body from question_versions where id = ${placeholder('versionId')}::int`,
)

/** Bodies by database, and by version, which never changes once it is set. */
const known = new WeakMap<object, LRUCache<number, QuestionBody>>()

async function bodyOf(db: Db, versionId: number): Promise<QuestionBody> {
  const bodies = known.get(db.$client) ?? new LRUCache({ max: 2000 })
  known.set(db.$client, bodies)
  const body = bodies.get(versionId) ?? (await findBody(db, { versionId }))[0]!.body
  bodies.set(versionId, body)
  return body
}

/** Saves one answer. A newer saved answer stays, and its revision is returned. */
export async function saveAnswer({
  db,
  viewer,
  input: { attemptId, questionId, answer, revision },
}: Call<typeof quizApi.saveAnswer>): Promise<AnswerOf<typeof quizApi.saveAnswer>> {
  const given = { attemptId, questionId, userId: viewer.id }
  const [target] = await findVersion(db, given)
  if (!target) throw new AppError(quizErrors.attemptNotFound)
  const { versionId } = target
  if (versionId === null) throw new AppError(quizErrors.questionNotInQuiz)
  if (!fitsBody(await bodyOf(db, versionId), answer))
    throw new AppError(quizErrors.answerDoesNotFit)
  const values = { ...given, versionId, revision, answer: JSON.stringify(answer) }
  const [found] = await save(db, values)
  if (!found?.status) throw new AppError(quizErrors.attemptNotFound)
  must(mayAnswer({ status: found.status }))
  const kept =
    found.revision !== null && found.savedAt !== null
      ? { revision: found.revision, savedAt: found.savedAt }
      : (await keptAnswer(db, { attemptId, questionId }))[0]
  // Between the two statements a hand-in with redo may have cleared the saved answer.
  if (!kept) throw new AppError(quizErrors.handedIn)
  return { questionId, revision: kept.revision, savedAt: kept.savedAt.toISOString() }
}
