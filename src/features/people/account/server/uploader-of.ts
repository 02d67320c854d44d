import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Uploader } from '#src/server/storage/upload-limits.ts'
import { userCustomRoles, users } from '../tables.ts'

/** Returns the class of upload limits that applies to a person. */
export async function uploaderOf(
  db: Db | Tx,
  userId: number,
): Promise<Exclude<Uploader, 'visitor'>> {
  const [user] = await db
    .select({
      isTrusted: sql<boolean>`${users.verifiedAt} is not null or exists (
        select from ${userCustomRoles} where ${userCustomRoles.userId} = ${users.id})`,
      isNew: sql<boolean>`${users.createdAt} > now() - interval '1 day'`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.isTrusted) return 'trusted'
  return user && !user.isNew ? 'known' : 'new'
}
