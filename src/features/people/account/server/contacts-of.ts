import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { users } from '../tables.ts'

/** Returns a person's phone and e-mail, which identify rows without a user id. */
export async function contactsOf(tx: Tx, userId: number): Promise<string[]> {
  const [user] = await tx
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return [user?.phone, user?.email].filter((one) => typeof one === 'string')
}
