import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { signInName } from '#src/shared/identifiers.ts'
import { users } from '../tables.ts'

/** Finds the account of a sign-in name: a user name, a phone or an e-mail. */
export async function findByName(db: Db, name: string) {
  const { kind, value } = signInName(name)
  const [user] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      passwordChangedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(kind === 'username' ? eq(sql`lower(${users.username})`, value) : eq(users[kind], value))
  return user
}
