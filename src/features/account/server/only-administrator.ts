import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/db.ts'
import { userCustomRoles } from '../tables.ts'
import { administratorIds } from './administrators.ts'

/**
 * Whether nobody but this person could look after the school. Locks the administrators' roles, so that
 * two of them who leave at the same moment do not both believe in the other.
 */
export async function isOnlyAdministrator(tx: Tx, userId: number): Promise<boolean> {
  const holders = await tx
    .select({ userId: userCustomRoles.userId })
    .from(userCustomRoles)
    .where(eq(userCustomRoles.role, 'admin'))
    .orderBy(userCustomRoles.userId)
    .for('update')
  if (!holders.some((holder) => holder.userId === userId)) return false
  return (await administratorIds(tx)).every((id) => id === userId)
}
