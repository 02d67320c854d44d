import { eq } from 'drizzle-orm'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { setPassword } from '#src/features/people/security/server/set-password.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Origin } from '#src/server/http/origin.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { rosterErrors as errors } from '../errors.ts'
import { rosterRows } from '../tables.ts'
import type { ActiveRow } from './active-row.ts'
import { readMade } from './read-made.ts'

/** Gives the account of a row a new password, which ends its sessions. Withdrawn when the account has got a contact since. */
export async function renewAccount(
  tx: Tx,
  call: Pick<Kernel, 'messages'> & { origin: Origin },
  { rowId, classId }: ActiveRow,
  { passwordHash }: { passwordHash: string },
): Promise<void> {
  const made = await readMade(tx, { classId, rowId })
  const isOurs =
    made?.made && !made.hasContact && !made.hasRole && made.isIn && made.userId !== null
  const ended =
    isOurs && (await setPassword(tx, call, { userId: made.userId, passwordHash, way: 'class' }))
  if (!isOurs || !ended) throw new AppError(errors.isActivated)
  await tx.update(rosterRows).set({ renews: false }).where(eq(rosterRows.id, rowId))
  await recordEvent(tx, { classId, actorId: made.userId, kind: 'passwordRenewed' })
}
