import { desc, eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { HandIn } from '../schemas.ts'
import { homeworkHandIns } from '../tables.ts'

/** Reads what was handed in, the latest first. */
export async function handIns(db: Db, workId: number): Promise<HandIn[]> {
  const rows = await db
    .select()
    .from(homeworkHandIns)
    .where(eq(homeworkHandIns.workId, workId))
    .orderBy(desc(homeworkHandIns.number))
  return rows.map(({ workId: _, handedInAt, ...row }) => ({
    ...row,
    handedInAt: handedInAt.toISOString(),
  }))
}
