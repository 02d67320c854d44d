import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { userCustomRoles, users } from '../tables.ts'
import { isNotShutOut } from './rules.ts'

/** Administrators who can act: not locked, not on their way out. */
export async function administratorIds(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userCustomRoles, eq(userCustomRoles.userId, users.id))
    .where(and(eq(userCustomRoles.role, 'admin'), isNotShutOut, isNull(users.deletionRequestedAt)))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

const isAdministrator = eq(userCustomRoles.role, 'admin')

/**
 * For whatever may take an administrator away (roles, locks, deletions): these wait for each other
 * from here on, so that two at one moment cannot leave the school without any.
 * @returns the usable administrators, as they are once it is this transaction's turn.
 */
export async function holdAdministrators(tx: Tx): Promise<number[]> {
  await tx
    .select({ id: userCustomRoles.userId })
    .from(userCustomRoles)
    .where(isAdministrator)
    .orderBy(asc(userCustomRoles.userId))
    .for('update')
  // A new statement, because only it sees what the transactions before this one have done.
  return administratorIds(tx)
}
