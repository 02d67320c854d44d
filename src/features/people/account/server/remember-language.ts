import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import { users } from '../tables.ts'

/** In which language a person is written to. Costs nothing where it is known already. */
export async function rememberLanguage(tx: Db | Tx, userId: number, locale: Locale): Promise<void> {
  await tx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), sql`${users.locale} is distinct from ${locale}`))
}
