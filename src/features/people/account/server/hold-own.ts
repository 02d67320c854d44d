import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { users } from '../tables.ts'
import { shutOut } from './rules.ts'

/**
 * Reads the viewer's row and locks it until the transaction ends. Refuses a call that was running when
 * the account was locked or erased. @throws common.sessionEnded
 */
export async function holdOwn(tx: Tx, userId: number): Promise<typeof users.$inferSelect> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || shutOut(user)) throw new AppError(commonErrors.sessionEnded)
  return user
}
