import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import { lateDays } from './save-answer.ts'

interface Row extends Record<string, unknown> {
  body: QuestionBody | null
  isOpen: boolean
  takesLate: boolean
}

/**
 * Reads the question that an answer of the person's own attempt belongs to, and whether answers are still taken.
 * @throws quiz.attemptNotFound, quiz.questionNotInQuiz
 */
export async function answerPlace(
  db: Db | Tx,
  { attemptId, questionId, userId }: { attemptId: number; questionId: number; userId: number },
) {
  const { rows } = await db.execute<Row>(sql`
    select v.body, a.status = 'open' as "isOpen",
      a.ended_by <> 'learner' and a.handed_in_at > now() - make_interval(days => ${lateDays}) as "takesLate"
    from quiz_attempts a
    left join attempt_answers w on w.attempt_id = a.id and w.question_id = ${questionId}
    left join question_versions v on v.id = w.version_id
    where a.id = ${attemptId} and a.user_id = ${userId}`)
  const [found] = rows
  if (!found) throw new AppError(quizErrors.attemptNotFound)
  const { body } = found
  if (!body) throw new AppError(quizErrors.questionNotInQuiz)
  return { ...found, body }
}
