import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { feedbackErrors } from '../contract.ts'
import { feedback } from '../tables.ts'

/**
 * Locks a feedback until the transaction ends, so that administrators act one after the other.
 * @throws feedback.unknown
 */
export async function holdFeedback(tx: Tx, feedbackId: number) {
  const [row] = await tx
    .select()
    .from(feedback)
    .where(eq(feedback.number, feedbackId))
    .for('update')
  if (!row) throw new AppError(feedbackErrors.unknown)
  return row
}

export const subjectOf = (feedbackId: number) => `feedback:${feedbackId}`
