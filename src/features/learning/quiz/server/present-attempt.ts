import type { Db } from '#src/server/database/db.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type Attempt, quizErrors, type verdicts } from '../contract.ts'
import { markBlanks, sumPoints } from './mark.ts'
import { findAttempt, type FoundAttempt, type KeyedQuestion, readQuestions } from './queries.ts'
import { isAnswered, isResult, mayAnswer, maySeeKey } from './rules.ts'

/**
 * Returns an attempt as its owner sees it, in two round trips. @throws quiz.attemptNotFound, also for
 * an attempt of another person.
 */
export async function presentAttempt(
  db: Db,
  given: { attemptId: number; userId: number; locale: Locale },
): Promise<Attempt> {
  const attempt = await findAttempt(db, given)
  if (!attempt) throw new AppError(quizErrors.attemptNotFound)
  const questions = await readQuestions(db, { ...given, quizId: attempt.quizId })
  return toAttempt(attempt, questions)
}

function toAttempt(attempt: FoundAttempt, questions: KeyedQuestion[]): Attempt {
  const isMarked = isResult(attempt)
  return {
    attemptId: attempt.attemptId,
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
      answered: questions.filter((question) => isAnswered(question.answer)).length,
      correct: isMarked ? questions.filter((question) => question.correct === true).length : null,
    },
    questions: questions.map((question) => ({
      questionId: question.questionId,
      type: question.type,
      stem: question.stem,
      difficulty: question.difficulty,
      points: question.points,
      options: question.options,
      blankCount: question.rightTexts.length,
      answer: question.answer,
      revision: question.revision,
      result: isMarked ? toResult(question, maySeeKey(attempt, question.answer)) : null,
    })),
    isResult: isMarked,
    can: { answer: canOf(mayAnswer(attempt)) },
  }
}

function toResult(question: KeyedQuestion, withKey: boolean) {
  const { explanation, rightOptions, rightTruth, rightTexts } = question
  const isGiven = isAnswered(question.answer)
  return {
    score: question.score ?? 0,
    verdict: isGiven ? verdictOf(question) : 'unanswered',
    blankCorrect: isGiven ? markBlanks(question, question.answer) : [],
    key: withKey ? { explanation, rightOptions, rightTruth, rightTexts } : null,
  }
}

const verdictOf = ({ correct, score }: KeyedQuestion): (typeof verdicts)[number] =>
  correct ? 'correct' : (score ?? 0) > 0 ? 'part' : 'wrong'
