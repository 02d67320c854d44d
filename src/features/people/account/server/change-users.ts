import { and, eq, inArray } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { CustomRole } from '#src/shared/viewer.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { userCustomRoles, users } from '../tables.ts'

/** Other rooms write users only through these functions, because this room owns the table. Needs a `where`. */
export const changeUsers = (tx: Db | Tx, values: PgUpdateSetSource<typeof users>) =>
  tx.update(users).set(values)

/** Adds and removes roles of the back office. */
export async function changeCustomRoles(
  tx: Tx,
  userId: number,
  { given, taken }: { given: readonly CustomRole[]; taken: readonly CustomRole[] },
): Promise<void> {
  if (taken.length > 0) {
    await tx
      .delete(userCustomRoles)
      .where(and(eq(userCustomRoles.userId, userId), inArray(userCustomRoles.role, taken)))
  }
  if (given.length > 0) {
    await tx.insert(userCustomRoles).values(given.map((role) => ({ userId, role })))
  }
}
