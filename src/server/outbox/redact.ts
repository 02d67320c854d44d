import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { redactedMessage } from './secrets.ts'
import { outboxMessages } from './tables.ts'

const atOnce = 200

/** Masks expired codes and links: they have no use, and a copy of the database then shows none. */
export async function redactOutbox(db: Db): Promise<void> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(outboxMessages)
        .where(and(isNull(outboxMessages.redactedAt), lte(outboxMessages.secretUntil, sql`now()`)))
        .orderBy(asc(outboxMessages.secretUntil))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      for (const row of rows) {
        await tx
          .update(outboxMessages)
          .set({ ...redactedMessage(row), redactedAt: sql`now()` })
          .where(eq(outboxMessages.id, row.id))
      }
      return rows.length
    })
    if (done < atOnce) return
  }
}
