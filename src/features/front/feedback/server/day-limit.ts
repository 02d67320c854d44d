import { type DayTake, takeOfDay } from '#src/server/database/day-sums.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addressKey } from '#src/server/net/address-key.ts'
import { isSchoolNetwork } from '#src/server/net/networks.ts'
import type { Call } from '#src/server/kernel.ts'
import { sign } from '#src/server/secrets/secret.ts'
import { type feedbackApi, feedbackErrors } from '../contract.ts'

type Given = Pick<
  Call<typeof feedbackApi.submitFeedback>,
  'config' | 'secret' | 'viewer' | 'origin'
>

/**
 * Counts one feedback towards the limits of 24 hours.
 * @throws feedback.dayFull, feedback.visitorsFull
 */
export async function countFeedback(tx: Tx, given: Given): Promise<void> {
  const { config, secret, viewer, origin } = given
  const sender = viewer ? `person ${viewer.id}` : addressKey(origin.ip)
  const isShared = !viewer && isSchoolNetwork(config, origin.ip)
  const own: DayTake = {
    subject: `feedback ${sign(secret, 'feedback sender', sender)}`,
    amount: 1,
    most: isShared ? Infinity : config.FEEDBACK_PER_DAY,
    error: feedbackErrors.dayFull,
  }
  const ofVisitors: DayTake = {
    subject: 'feedback visitors',
    amount: 1,
    most: config.FEEDBACK_VISITORS_PER_DAY,
    error: feedbackErrors.visitorsFull,
  }
  await takeOfDay(tx, viewer ? [own] : [own, ofVisitors])
}
