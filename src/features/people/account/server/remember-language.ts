import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import { users } from '../tables.ts'

/** Stores the language of mail to a person. Writes only when it differs. */
export async function rememberLanguage(tx: Db | Tx, userId: number, locale: Locale): Promise<void> {
  await tx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), sql`${users.locale} is distinct from ${locale}`))
}
