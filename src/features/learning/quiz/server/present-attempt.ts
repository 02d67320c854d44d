import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { waysOf } from '#src/features/content/question/ways-of.ts'
import { sumPoints } from '#src/features/content/question/points.ts'
import { toResults, toTake } from '#src/features/content/question/server/present.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { type Attempt, quizErrors } from '../contract.ts'
import { findAttempt, type FoundAttempt, type KeyedQuestion, readQuestions } from './queries.ts'
import { isResult, mayAnswer, maySeeKey } from './rules.ts'

type Caller = Pick<
  Call<Endpoint & { access: 'login' }>,
  'db' | 'secret' | 'ports' | 'viewer' | 'locale'
>

/**
 * Returns an attempt as its owner sees it, in two round trips, and one more where its questions show files.
 * @throws quiz.attemptNotFound, also for an attempt of another person
 */
export async function presentAttempt(call: Caller, attemptId: number): Promise<Attempt> {
  const { db, viewer, locale } = call
  const attempt = await findAttempt(db, { attemptId, userId: viewer.id, locale })
  if (!attempt) throw new AppError(quizErrors.attemptNotFound)
  const questions = await readQuestions(db, attempt)
  const isMarked = isResult(attempt)
  return {
    attemptId,
    quizId: attempt.quizId,
    title: attempt.title,
    status: attempt.status,
    startedAt: attempt.startedAt.toISOString(),
    handedInAt: attempt.handedInAt?.toISOString() ?? null,
    passPercent: attempt.passPercent,
    keyShown: attempt.keyShown,
    maxScore: attempt.maxScore ?? sumPoints(questions.map((question) => question.points)),
    score: attempt.score,
    passed: attempt.passed,
    counts: {
      questions: questions.length,
      answered: questions.filter(({ answer }) => !isEmpty(answer)).length,
      correct: isMarked
        ? questions.filter((one) => one.mark?.mark.verdict === 'correct').length
        : null,
    },
    questions: await (isMarked ? markedQuestions : openQuestions)(call, attempt, questions),
    isResult: isMarked,
    can: { answer: canOf(mayAnswer(attempt)) },
  }
}

type Shown = Attempt['questions']

const optionsOf = (
  { locale, viewer }: Caller,
  { attemptId }: FoundAttempt,
  questions: readonly KeyedQuestion[],
) => ({
  ...{ locale, viewer },
  files: new Set(questions.flatMap(({ files }) => files)),
  seeds: questions.map(() => attemptId),
})

async function openQuestions(
  call: Caller,
  attempt: FoundAttempt,
  questions: KeyedQuestion[],
): Promise<Shown> {
  const bodies = questions.map(({ body }) => body)
  const shown = await toTake(call, bodies, optionsOf(call, attempt, questions))
  return questions.map((one, at) => ({
    ...rowOf(one, attempt.scoringRule),
    question: shown[at]!,
    result: null,
  }))
}

async function markedQuestions(
  call: Caller,
  attempt: FoundAttempt,
  questions: KeyedQuestion[],
): Promise<Shown> {
  const rows = questions.map(({ body, answer, mark: marked }) => ({
    ...{ body, answer },
    marked: marked ?? mark(body, null, attempt.scoringRule),
    key: maySeeKey(attempt, answer),
  }))
  const shown = await toResults(call, rows, optionsOf(call, attempt, questions))
  return questions.map((one, at) => ({
    ...rowOf(one, attempt.scoringRule),
    question: shown[at]!.question,
    result: { ...shown[at]!.result, score: one.score ?? 0 },
  }))
}

const rowOf = (
  { questionId, points, answer, revision, body }: KeyedQuestion,
  rule: ScoringRule,
) => ({
  ...{ questionId, points, answer, revision },
  rules: waysOf(body, rule),
})
