import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { isDecidableBy } from './rules.ts'

/**
 * The application to look at after this one: the next that waits, else the one that waits longest;
 * never the reviewer's own.
 */
export async function nextVerification(
  db: Db | Tx,
  { after, viewer }: { after: number; viewer: { id: number } },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from teacher_verifications v, teacher_verifications here
    where here.id = ${after} and v.id <> here.id and ${isDecidableBy(viewer, 'v')}
    order by (v.submitted_at, v.id) > (here.submitted_at, here.id) desc, v.submitted_at, v.id
    limit 1`)
  return rows[0]?.id ?? null
}
