import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { userCustomRoles } from '../tables.ts'
import { holdAdministrators } from './administrators.ts'
import { anotherAdministratorRemains } from './rules.ts'

/**
 * Whether this person is the only usable administrator. Other acts that may remove an administrator
 * wait until this transaction ends.
 */
export async function isOnlyAdministrator(tx: Tx, userId: number): Promise<boolean> {
  const usable = await holdAdministrators(tx)
  const isOne = await hasAdminRole(tx, userId)
  return isOne && !anotherAdministratorRemains(usable, { id: userId })
}

/** Reads the role from the database, because a cached session may be some moments old. */
export async function hasAdminRole(tx: Tx, userId: number): Promise<boolean> {
  const mine = and(eq(userCustomRoles.userId, userId), eq(userCustomRoles.role, 'admin'))
  return (await tx.$count(userCustomRoles, mine)) > 0
}
