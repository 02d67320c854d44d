import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { users } from '../tables.ts'
import { shutOut } from './rules.ts'

/**
 * My own row, locked until the transaction ends. Refuses a call that was under way when the account
 * was locked or erased: nothing may be written to it any more.
 */
export async function holdOwn(tx: Tx, userId: number): Promise<typeof users.$inferSelect> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || shutOut(user)) throw new AppError(commonErrors.sessionEnded)
  return user
}
