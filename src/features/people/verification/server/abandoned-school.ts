import { removeSchools } from '#src/features/people/school/server/change-schools.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'

/**
 * Deletes a pending school that no person belongs to any more: reviewers are spared names
 * that were typed by mistake, and their queue cannot be filled with them.
 */
export async function dropAbandonedSchool(tx: Tx, schoolId: number | null): Promise<void> {
  if (schoolId === null) return
  const waits = and(eq(schools.id, schoolId), eq(schools.auditStatus, 'pending'))
  // A person who is choosing it holds the row until then, and the next statements count that person.
  const [school] = await tx.select({ id: schools.id }).from(schools).where(waits).for('update')
  if (!school) return
  const people = await tx.$count(users, eq(users.schoolId, schoolId))
  const asked = await tx.$count(teacherVerifications, eq(teacherVerifications.schoolId, schoolId))
  if (people + asked === 0) await removeSchools(tx, waits)
}
