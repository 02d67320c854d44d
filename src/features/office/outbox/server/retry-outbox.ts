import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { outboxErrors } from '#src/features/office/outbox/contract.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { RetryOutcome } from '#src/server/outbox/may-retry.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import type { KnownError } from '#src/shared/errors.ts'
import { outboxActs } from './acts-text.ts'

/** The refusal for each outcome of the outbox. */
const retryRefusals: Record<Exclude<RetryOutcome, 'queued'>, KnownError> = {
  unknown: outboxErrors.messageUnknown,
  notRetried: outboxErrors.notRetried,
  noDriver: outboxErrors.noDriver,
  expired: outboxErrors.messageExpired,
}

export const rulingOf = (outcome: RetryOutcome): Ruling =>
  outcome === 'queued' ? null : retryRefusals[outcome]

/** Sends a message again. Of two administrators at once, the later one is refused. */
export async function retryOutbox(call: Call<typeof outboxApi.retryOutbox>) {
  const { db, input, outbox } = call
  return db.transaction(async (tx) => {
    must(rulingOf(await outbox.retry(tx, input.messageId)))
    await recordAct(tx, call, outboxActs.retry, { subject: `message:${input.messageId}` })
    return {}
  })
}
