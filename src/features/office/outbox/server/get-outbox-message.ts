import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { outboxErrors } from '#src/features/office/outbox/contract.ts'
import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { mayRetry } from '#src/server/outbox/may-retry.ts'
import { redactedMessage } from '#src/server/outbox/secrets.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { toRow } from './get-outbox.ts'
import { outboxActs } from './acts-text.ts'
import { rulingOf } from './retry-outbox.ts'

/**
 * Returns one message. A code that was sent is for its receiver alone; one that nothing could send
 * is read here and passed on. The reading is put on record.
 */
export async function getOutboxMessage(call: Call<typeof outboxApi.getOutboxMessage>) {
  const { db, input, outbox, templates } = call
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.id, input.messageId))
    if (!row) throw new AppError(outboxErrors.messageUnknown)
    const hidden = row.redactedAt !== null || (row.secretUntil !== null && row.status !== 'kept')
    const { text, subject } = hidden ? redactedMessage(row) : row
    await recordAct(tx, call, outboxActs.read, {
      subject: `message:${row.id}`,
      detail: { template: row.template, channel: row.channel, hidden },
    })
    const retry = rulingOf(mayRetry(row, outbox.hasDriver(row.channel)))
    return {
      ...toRow(templates, row),
      subject,
      text,
      hidden,
      isOpenSecret: !hidden && row.status === 'kept' && row.secretUntil !== null,
      expiresAt: row.secretUntil?.toISOString() ?? null,
      can: { retry: canOf(retry) },
    }
  })
}
