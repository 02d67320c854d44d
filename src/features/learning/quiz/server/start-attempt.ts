import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import { writeFileRows } from './answer-files.ts'
import { chooseQuestions, type SetRow } from './choose-questions.ts'
import type { Guess } from './count-guess.ts'
import { readTerms } from './read-terms.ts'
import { fitsPassword, mayStart } from './rules.ts'

interface Target {
  userId: number
  quizId: number
  /** A teacher's run, which no rule bounds and which counts nowhere. */
  trial?: boolean
  password?: string | undefined
  /** Hears whether the password fits, once it is compared. */
  learn?: (guess: Guess) => void
}

/**
 * Finds the attempt to show for a quiz: the open one, else the last result, else a new one. The caller checks the right
 * to take the quiz.
 * @returns the attempt's id. @throws a refusal of `mayStart` or `fitsPassword`
 */
export async function startAttempt(tx: Tx, target: Target): Promise<number> {
  const [latest] = await latestOf(tx, target)
  return latest?.id ?? openAttempt(tx, target)
}

/**
 * Opens a further attempt after a result. A second call for the same result, or a call for an open attempt, returns the
 * attempt that is there now.
 * @returns that attempt's id. @throws quiz.attemptNotFound, or as `startAttempt`
 */
export async function redoAttempt(tx: Tx, target: Target & { attemptId: number }): Promise<number> {
  // Two windows that redo one result come one after the other.
  const { rows } = await tx.execute(sql`
    select from quiz_attempts where id = ${target.attemptId} and user_id = ${target.userId}
      and quiz_id = ${target.quizId} for update`)
  if (rows.length === 0) throw new AppError(quizErrors.attemptNotFound)
  const [latest] = await latestOf(tx, target)
  if (latest && (latest.status === 'open' || latest.id !== target.attemptId)) return latest.id
  return openAttempt(tx, target)
}

/** The open attempt before handed-in ones, then the newest. */
async function latestOf(tx: Tx, { quizId, userId, trial = false }: Target) {
  const { rows } = await tx.execute<{ id: number; status: string }>(sql`
    select id, status from quiz_attempts
    where quiz_id = ${quizId} and user_id = ${userId} and trial = ${trial}
    order by status = 'open' desc, id desc limit 1`)
  return rows
}

async function openAttempt(tx: Tx, target: Target): Promise<number> {
  if (target.trial) return makeAttempt(tx, { ...target, trial: true })
  const terms = await readTerms(tx, target)
  if (!terms) throw new AppError(quizErrors.notFound)
  must(mayStart(terms))
  const refusal = fitsPassword(terms, target.password)
  target.learn?.(refusal ? 'wrong' : 'right')
  must(refusal)
  return makeAttempt(tx, { ...target, trial: false })
}

/** Makes an attempt with its questions, or finds the open one: two windows that start at once get the same. */
export async function makeAttempt(
  tx: Tx,
  { quizId, userId, trial }: { quizId: number; userId: number; trial: boolean },
): Promise<number> {
  const seed = randomInt(2 ** 31)
  // A person has one open attempt: the trial run of a teacher who has joined the course makes room.
  await tx.execute(sql`
    delete from quiz_attempts where quiz_id = ${quizId} and user_id = ${userId} and status = 'open'
      and trial and not ${trial}::boolean`)
  // Waits for a second window that inserts at the same moment, then does nothing.
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into quiz_attempts (quiz_id, user_id, seed, trial, number, paused_at, arranged)
    select q.id, ${userId}::int, ${seed}::int, ${trial}::boolean,
      1 + (select count(*) from quiz_attempts a
        where a.quiz_id = q.id and a.user_id = ${userId} and a.trial = ${trial}::boolean),
      case when q.paused_at is not null then now() end,
      case when not ${trial}::boolean and (w.kind <> 'extra' or (w.extra_attempts > 0 and q.attempts <=
        (select count(*) from quiz_attempts a where a.quiz_id = q.id and a.user_id = ${userId} and not a.trial)))
        then w.kind end
    from quizzes q left join quiz_allowances w on w.quiz_id = q.id and w.user_id = ${userId}
    where q.id = ${quizId}
    on conflict (quiz_id, user_id) where status = 'open' do nothing returning id`)
  const made = rows[0]?.id
  if (made === undefined) {
    const open = await openOf(tx, { quizId, userId })
    if (!open) throw new Error('an attempt was neither made nor found')
    return open.id
  }
  await writeQuestions(tx, { attemptId: made, quizId, userId, seed })
  return made
}

/** The open attempt of a person, a trial run or not. */
async function openOf(tx: Tx, { quizId, userId }: Target): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from quiz_attempts where quiz_id = ${quizId} and user_id = ${userId} and status = 'open'`)
  return rows[0]
}

interface QuizRow extends Record<string, unknown> {
  shuffle: boolean
  questions: SetRow[]
  draws: { number: number; count: number }[]
  seen: number[]
}

async function writeQuestions(
  tx: Tx,
  given: { attemptId: number; quizId: number; userId: number; seed: number },
): Promise<void> {
  const { attemptId, quizId, userId, seed } = given
  const { rows } = await tx.execute<QuizRow>(sql`
    select q.shuffle_questions as shuffle,
      coalesce((select json_agg(json_build_object('questionId', qq.question_id, 'versionId', qq.version_id,
        'points', qq.points, 'section', qq.section, 'draw', qq.draw) order by qq.position, qq.question_id)
        from quiz_questions qq where qq.quiz_id = q.id), '[]') as questions,
      coalesce((select json_agg(json_build_object('number', d.number, 'count', d.count))
        from quiz_draws d where d.quiz_id = q.id), '[]') as draws,
      array(select distinct w.question_id from quiz_attempts a join attempt_answers w on w.attempt_id = a.id
        where a.quiz_id = q.id and a.user_id = ${userId} and a.id <> ${attemptId}
          and exists (select from quiz_draws d where d.quiz_id = q.id)) as seen
    from quizzes q where q.id = ${quizId}`)
  const { shuffle, questions, draws, seen } = rows[0]!
  const counts = new Map(draws.map(({ number, count }) => [number, count]))
  const chosen = chooseQuestions(questions, counts, { seed, shuffle, avoid: new Set(seen) })
  const column = (of: (one: SetRow) => number) => sql.param(chosen.map(of))
  await tx.execute(sql`
    insert into attempt_answers (attempt_id, question_id, version_id, points, section, position)
    select ${attemptId}::int, of.question_id, of.version_id, of.points, of.section, of.place - 1
    from unnest(${column((one) => one.questionId)}::int[], ${column((one) => one.versionId)}::int[],
      ${column((one) => one.points)}::numeric[], ${column((one) => one.section)}::int[])
      with ordinality as of (question_id, version_id, points, section, place)`)
  await copyAnswers(tx, given)
}

/** Where the quiz says so, an attempt begins with the answers of the last one, as far as it asks the same. */
async function copyAnswers(
  tx: Tx,
  { attemptId, quizId, userId }: { attemptId: number; quizId: number; userId: number },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update attempt_answers w set answer = former.answer, saved_at = now()
    from attempt_answers former
    where w.attempt_id = ${attemptId} and former.question_id = w.question_id
      and former.version_id = w.version_id and former.answer is not null
      and former.attempt_id = (select a.id from quiz_attempts a join quizzes q on q.id = a.quiz_id
        where a.quiz_id = ${quizId} and a.user_id = ${userId} and a.status = 'handedIn' and q.keep_answers
          and a.trial = (select own.trial from quiz_attempts own where own.id = ${attemptId})
        order by a.number desc limit 1)`)
  if (rowCount) await writeFileRows(tx, attemptId)
}
