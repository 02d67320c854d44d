import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { queueOf } from './queue-of.ts'

/** Counts the things whose reports wait for a decision, and says since when the first one waits. */
export async function openReports(db: Db, ports: Kernel['ports']) {
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int as waiting, min(reported_at) as oldest
    from (${queueOf(ports)}) all_kinds where state = 'open'`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldestAt: oldest && new Date(oldest).toISOString() }
}
