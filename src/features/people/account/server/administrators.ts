import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { userCustomRoles, users } from '../tables.ts'

/** Administrators who can act: not locked, not on their way out. */
export async function administratorIds(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userCustomRoles, eq(userCustomRoles.userId, users.id))
    .where(
      and(
        eq(userCustomRoles.role, 'admin'),
        isNull(users.lockedAt),
        isNull(users.deletionRequestedAt),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
