import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  /** From 1, in the order of the attempt. */
  number: number
  body: QuestionBody
  files: number[]
  former: QuestionAnswer | null
  late: QuestionAnswer
  lateAt: Date
  keyWasShown: boolean
  isBehind: boolean
}

/**
 * Reads the answers of an attempt that arrived after its end, or behind one to a later question, with those that they would replace, in the order of the
 * questions. @throws quiz.attemptNotFound
 */
export async function readLate(
  db: Db,
  { quizId, attemptId }: { quizId: number; attemptId: number },
): Promise<{ seed: number; shuffleOptions: boolean; endedAt: Date; rows: Row[] }> {
  const [attempts, { rows }] = await Promise.all([
    db.execute<{ seed: number; shuffleOptions: boolean; endedAt: string }>(sql`
      select a.seed, q.shuffle_options as "shuffleOptions", a.handed_in_at as "endedAt"
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.id = ${attemptId} and a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial`),
    db.execute<Row>(sql`
      select w.question_id as "questionId", w.position + 1 as number, v.body,
        array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
        w.answer as former, w.late_answer as late, w.late_at as "lateAt",
        coalesce(w.key_seen_at <= w.late_at, false) as "keyWasShown",
        w.late_at <= a.handed_in_at as "isBehind"
      from attempt_answers w join quiz_attempts a on a.id = w.attempt_id
      join question_versions v on v.id = w.version_id
      where w.attempt_id = ${attemptId} and a.quiz_id = ${quizId} and w.late_at is not null
      order by w.position, w.question_id`),
  ])
  const [attempt] = attempts.rows
  if (!attempt) throw new AppError(quizErrors.attemptNotFound)
  return {
    ...attempt,
    endedAt: new Date(attempt.endedAt),
    rows: rows.map((row) => ({ ...row, lateAt: new Date(row.lateAt) })),
  }
}
