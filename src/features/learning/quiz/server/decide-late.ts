import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import type { attemptEnds } from '../statuses.ts'
import { writeFileRows } from './answer-files.ts'
import { holdAttempt } from './end-overdue.ts'
import { markAttempt } from './mark-attempt.ts'

/**
 * Takes the answers of an attempt that arrived after its end, and marks it again, or leaves them out. A second decision
 * finds none and changes nothing.
 * @returns the score; null while written answers wait. @throws quiz.attemptNotFound
 */
export async function decideLate(
  tx: Tx,
  ports: Ports,
  { quizId, attemptId, counts }: { quizId: number; attemptId: number; counts: boolean },
): Promise<number | null> {
  const attempt = await holdAttempt(tx, attemptId)
  if (attempt?.quizId !== quizId || attempt.status === 'open') {
    throw new AppError(quizErrors.attemptNotFound)
  }
  if (counts) {
    // A mark by hand was of the answer that is replaced.
    await tx.execute(sql`
      delete from hand_marks h using attempt_answers w where w.attempt_id = ${attemptId}
        and h.attempt_id = w.attempt_id and h.question_id = w.question_id
        and w.late_at is not null and w.late_revision > w.revision`)
    const { rowCount } = await tx.execute(sql`
      update attempt_answers set answer = late_answer, revision = late_revision, saved_at = late_at
      where attempt_id = ${attemptId} and late_at is not null and late_revision > revision`)
    const { rows } = await tx.execute<{ by: (typeof attemptEnds)[number] }>(
      sql`select ended_by as by from quiz_attempts where id = ${attemptId}`,
    )
    if (rowCount) {
      await markAttempt(tx, ports, attempt, { by: rows[0]!.by, at: sql`a.handed_in_at` })
    }
  }
  await tx.execute(sql`
    update attempt_answers set late_answer = null, late_revision = null, late_at = null
    where attempt_id = ${attemptId} and late_at is not null`)
  await writeFileRows(tx, attemptId)
  const { rows } = await tx.execute<{ score: number | null }>(
    sql`select score::float8 as score from quiz_attempts where id = ${attemptId}`,
  )
  return rows[0]!.score
}
