import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { userFiles } from '../tables.ts'
import { mayManage } from './rules.ts'

export type HeldFile = typeof userFiles.$inferSelect & { bytes: FileRow }

/**
 * Locks files of the viewer until the transaction ends.
 * @throws file.unknown, where one does not exist or belongs to another person
 */
export async function holdFiles(
  tx: Tx,
  viewer: { id: number },
  userFileIds: readonly number[],
): Promise<HeldFile[]> {
  const ids = [...new Set(userFileIds)]
  const rows = await tx
    .select({ own: userFiles, bytes: files })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(and(inArray(userFiles.id, ids), eq(userFiles.ownerId, viewer.id)))
    .orderBy(asc(userFiles.id))
    .for('update', { of: userFiles })
  const held = new Map(rows.map(({ own, bytes }) => [own.id, { ...own, bytes }]))
  return ids.map((id) => {
    const file = held.get(id)
    must(mayManage(file, viewer))
    return file!
  })
}
