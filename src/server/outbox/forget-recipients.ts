import { inArray } from 'drizzle-orm'
import type { Tx } from '../database/db.ts'
import { outboxMessages } from './tables.ts'

/** Deletes what was sent to these phones and e-mail addresses, and keeps waiting messages from being sent. */
export async function forgetRecipients(tx: Tx, contacts: readonly string[]): Promise<void> {
  if (contacts.length === 0) return
  await tx.delete(outboxMessages).where(inArray(outboxMessages.to, [...contacts]))
}
