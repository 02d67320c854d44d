import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/** The account of a row. */
export type Made = {
  userId: number
  username: string
  made: boolean
  renews: boolean
  /** Whether a phone or an e-mail recovers its password. */
  hasContact: boolean
  isIn: boolean
  /** Whether the account is more than a student's by now. */
  hasRole: boolean
  /** Whether the account is in other classes too. */
  isElsewhere: boolean
}

/** Locks the person of a row, and reads the account. @returns null for a row without one */
export async function readMade(
  tx: Tx,
  { classId, rowId }: { classId: number; rowId: number },
): Promise<Made | null> {
  const { rows } = await tx.execute<Made & Record<string, unknown>>(sql`
    select u.id as "userId", u.username, r.made, r.renews,
      (u.phone is not null or u.email is not null) as "hasContact",
      exists (select from class_members m where m.class_id = r.class_id and m.user_id = u.id and m.state = 'member')
        as "isIn",
      (u.account_role <> '1' or exists (select from user_custom_roles c where c.user_id = u.id)) as "hasRole",
      exists (select from class_members m where m.class_id <> r.class_id and m.user_id = u.id) as "isElsewhere"
    from roster_rows r join users u on u.id = r.user_id
    where r.id = ${rowId} and r.class_id = ${classId} for update of r, u`)
  return rows[0] ?? null
}
