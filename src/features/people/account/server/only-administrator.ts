import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { userCustomRoles } from '../tables.ts'
import { holdAdministrators } from './administrators.ts'

/**
 * Whether nobody but this person could look after the school; others who might leave wait until this
 * transaction ends.
 */
export async function isOnlyAdministrator(tx: Tx, userId: number): Promise<boolean> {
  const usable = await holdAdministrators(tx)
  const isOne = await tx.$count(
    userCustomRoles,
    and(eq(userCustomRoles.userId, userId), eq(userCustomRoles.role, 'admin')),
  )
  return isOne > 0 && usable.every((id) => id === userId)
}
