import { sql } from 'drizzle-orm'
import { datesFor, type OwnDates } from '#src/features/learning/homework/dates.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import { findHomework, lateRuleOf } from '#src/features/learning/homework/server/facts.ts'
import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { presentAttempt } from '#src/features/learning/quiz/server/present-attempt.ts'
import { quizFacts } from '#src/features/learning/quiz/server/quiz-facts.ts'
import { redoAttempt, startAttempt } from '#src/features/learning/quiz/server/start-attempt.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkQuizApi } from '../contract.ts'
import { followAttempt } from './follow-rights.ts'
import { mayReadQuiz, mayRedoQuiz, mayTakeQuiz } from './rules.ts'

interface Found extends OwnDates {
  quizId: number
  isExcused: boolean
  /** Its marks are shown with the return, which was done, and the work was not given back since. */
  isReturned: boolean
  /** The open attempt, and whether it is withheld. */
  openId: number | null
  isWithheld: boolean
}

const nothing: Found = {
  ...{ quizId: 0, isExcused: false, isReturned: false, extendedTo: null, redoDueAt: null },
  ...{ openId: null, isWithheld: false },
}

const find = prepared<Found>(
  'homework_quiz',
  sql`select z.quiz_id as "quizId", w.excused_at is not null as "isExcused", w.extended_to as "extendedTo",
      w.redo_due_at as "redoDueAt", coalesce(w.released_at is not null and q.show_mark = 'released'
        and not (w.redo_hand_in > 0 and w.redo_hand_in = w.hand_ins and now() <= w.redo_due_at), false) as "isReturned",
      a.id as "openId", a.withheld is not null as "isWithheld"
    from homework_quizzes z join quizzes q on q.id = z.quiz_id
    left join quiz_attempts a on a.quiz_id = z.quiz_id and a.user_id = ${sql.placeholder('userId')}::int
      and a.status = 'open' and not a.trial
    left join homework_works w on w.homework_id = z.homework_id
      and w.user_id = ${sql.placeholder('userId')}::int
    where z.homework_id = ${sql.placeholder('homeworkId')}::int`,
)

/** Homework that is a quiz, for one person. */
async function readQuiz(db: Db, of: { homeworkId: number; userId: number }) {
  const facts = await findHomework(db, of)
  if (!facts) throw new AppError(homeworkErrors.unknown)
  const [found] = await find(db, of)
  return {
    ...facts,
    ...(found ?? nothing),
  }
}

/** Returns the quiz of one’s homework with the attempt to show: an open one also to a student who may not go on with it. */
export async function getQuiz(
  call: Call<typeof homeworkQuizApi.getQuiz>,
): Promise<AnswerOf<typeof homeworkQuizApi.getQuiz>> {
  const { db, viewer, input } = call
  const facts = await readQuiz(db, { homeworkId: input.homeworkId, userId: viewer.id })
  must(mayReadQuiz(facts))
  const { homeworkId, title, quizId, openId, isWithheld } = facts
  if (openId !== null && isWithheld !== (mayTakeQuiz(facts) !== null)) {
    await followAttempt(call, openId)
  }
  const found = await quizFacts(db, { quizId, userId: viewer.id, trial: false })
  const { attemptId } = found!
  const refused = mayRedoQuiz(facts)
  return {
    ...{ homeworkId, title, ...datesOf(facts) },
    facts: refused ? { ...found!, can: { start: canOf(refused) } } : found!,
    attempt: attemptId === null ? null : await presentAttempt(call, attemptId),
  }
}

/** The dates and the late rule that hold for the student. */
function datesOf(facts: Awaited<ReturnType<typeof readQuiz>>) {
  const { dueAt, closesAt } = datesFor(facts, facts)
  return {
    dueAt: dueAt.toISOString(),
    late: closesAt > dueAt ? { until: closesAt.toISOString(), ...lateRuleOf(facts) } : null,
  }
}

/** Opens the quiz: the running attempt, the last result, or a new attempt. */
export async function startQuiz(call: Call<typeof homeworkQuizApi.start>): Promise<Attempt> {
  const { db, viewer, input } = call
  const facts = await readQuiz(db, { homeworkId: input.homeworkId, userId: viewer.id })
  must(mayTakeQuiz(facts))
  const { quizId } = facts
  const attemptId = await db.transaction((tx) => startAttempt(tx, { quizId, userId: viewer.id }))
  return presentAttempt(call, attemptId)
}

/** Opens a further attempt after a result. */
export async function redoQuiz(call: Call<typeof homeworkQuizApi.redo>): Promise<Attempt> {
  const { db, viewer, input } = call
  const facts = await readQuiz(db, { homeworkId: input.homeworkId, userId: viewer.id })
  must(mayRedoQuiz(facts))
  const of = { quizId: facts.quizId, userId: viewer.id, attemptId: input.attemptId }
  const attemptId = await db.transaction((tx) => redoAttempt(tx, of))
  return presentAttempt(call, attemptId)
}
