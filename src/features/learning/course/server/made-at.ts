import { eq, sql, type SQL } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'

/** Returns the school that a new course of this person belongs to from now on. */
export async function schoolOf(tx: Tx, ownerId: number | null | undefined): Promise<number | null> {
  if (ownerId === null || ownerId === undefined) return null
  const [owner] = await tx
    .select({ schoolId: users.schoolId })
    .from(users)
    .where(eq(users.id, ownerId))
  return owner?.schoolId ?? null
}

/**
 * Selects the school in which a course, table `c`, was made, as json. A merged school is known by the name
 * of the one that it became; one that reviewers have not approved is not shown.
 */
export const schoolMadeAt = (locale: Locale): SQL => sql`(
  select json_build_object('schoolId', shown.id, 'name', ${inLanguage(locale, 'shown', 'name')})
  from schools made join schools shown on shown.id = coalesce(made.merged_into_id, made.id)
  where made.id = c.school_id and shown.audit_status = 'approved')`
