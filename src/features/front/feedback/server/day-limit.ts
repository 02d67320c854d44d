import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { addressKey } from '#src/server/net/address-key.ts'
import { isSchoolNetwork } from '#src/server/net/networks.ts'
import type { Call } from '#src/server/kernel.ts'
import { sign } from '#src/server/secrets/secret.ts'
import { AppError } from '#src/shared/errors.ts'
import { type feedbackApi, feedbackErrors } from '../contract.ts'
import { feedback } from '../tables.ts'

type Given = Pick<
  Call<typeof feedbackApi.submitFeedback>,
  'config' | 'secret' | 'viewer' | 'origin'
>

/** The sender of a visitor's feedback: the address, hashed with a key. */
export const visitorKey = ({ secret, viewer, origin }: Given): string | null =>
  viewer ? null : sign(secret, 'feedback sender', addressKey(origin.ip))

/**
 * Refuses feedback beyond the limits of 24 hours. Senders take turns, so that many at once get no more.
 * @throws feedback.dayFull, feedback.visitorsFull
 */
export async function withinDay(tx: Tx, given: Given, id: string): Promise<void> {
  const { config, viewer } = given
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('feedback', 0))`)
  const lately = and(gt(feedback.createdAt, sql`now() - interval '1 day'`), ne(feedback.id, id))
  const sender = visitorKey(given)
  const isShared = !viewer && isSchoolNetwork(config, given.origin.ip)
  const own = viewer ? eq(feedback.userId, viewer.id) : eq(feedback.sender, sender!)
  if (!isShared && (await tx.$count(feedback, and(lately, own))) >= config.FEEDBACK_PER_DAY) {
    throw new AppError(feedbackErrors.dayFull)
  }
  if (viewer) return
  const visitors = await tx.$count(feedback, and(lately, isNull(feedback.userId)))
  if (visitors >= config.FEEDBACK_VISITORS_PER_DAY) throw new AppError(feedbackErrors.visitorsFull)
}
