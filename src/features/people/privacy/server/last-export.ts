import { desc, eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { dataExports } from '../tables.ts'
import { packingHours } from './make-export.ts'

export type LastExport = typeof dataExports.$inferSelect & { file: FileRow | null }

/** Returns a person's last download, with its file while that can be downloaded. */
export async function lastExport(db: Db, userId: number): Promise<LastExport | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .leftJoin(files, eq(files.id, dataExports.fileId))
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1)
  if (!row) return undefined
  const { data_exports: made, files: file } = row
  return { ...made, file: isCurrent(made) ? file : null }
}

const isCurrent = ({ expiresAt }: { expiresAt: Date | null }) =>
  expiresAt !== null && expiresAt.getTime() > Date.now()

/** An export that no job will finish does not block the next one. */
export const isBeingPacked = (last: LastExport | undefined): boolean =>
  last?.status === 'waiting' && last.createdAt.getTime() > Date.now() - packingHours * 3_600_000
