import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { userCustomRoles, users } from '../tables.ts'
import { isOpenAccount } from './rules.ts'

/** Returns the ids of usable administrators: not locked, not erased and without a requested deletion. */
export async function administratorIds(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userCustomRoles, eq(userCustomRoles.userId, users.id))
    .where(and(eq(userCustomRoles.role, 'admin'), isOpenAccount, isNull(users.deletionRequestedAt)))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

const isAdministrator = eq(userCustomRoles.role, 'admin')

/**
 * Locks the administrators' rows. Every act that may remove an administrator (roles, locks, deletions)
 * calls it first, so that two simultaneous acts cannot leave the school without one.
 * @returns the ids of usable administrators, as of the moment the lock is held.
 */
export async function holdAdministrators(tx: Tx): Promise<number[]> {
  await tx
    .select({ id: userCustomRoles.userId })
    .from(userCustomRoles)
    .where(isAdministrator)
    .orderBy(asc(userCustomRoles.userId))
    .for('update')
  // A new statement, because only it sees the changes of the transactions that held the lock before.
  return administratorIds(tx)
}
