import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { isPhone } from '#src/shared/identifiers.ts'
import { users } from '../tables.ts'

/** Finds the owner of a phone or an e-mail. */
export async function findByContact(tx: Db | Tx, contact: string) {
  const [user] = await tx
    .select({ id: users.id, username: users.username, lockedAt: users.lockedAt })
    .from(users)
    .where(eq(isPhone(contact) ? users.phone : users.email, contact))
  return user
}
