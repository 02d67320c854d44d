import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors } from '../contract.ts'
import { fileFolders } from '../tables.ts'

/** Locks one of a person's folders against its deletion. @throws file.folderUnknown */
export async function mustHaveFolder(tx: Tx, ownerId: number, folderId: number): Promise<void> {
  const [found] = await tx
    .select({ id: fileFolders.id })
    .from(fileFolders)
    .where(and(eq(fileFolders.id, folderId), eq(fileFolders.ownerId, ownerId)))
    .for('key share')
  if (!found) throw new AppError(fileErrors.folderUnknown)
}

interface FolderStep {
  folderId: number
  name: string
}

/** Returns the folders from the top to this one; none where it is not the person's. */
export async function folderPath(
  db: Db | Tx,
  ownerId: number,
  folderId: number,
): Promise<FolderStep[]> {
  const { rows } = await db.execute<FolderStep & Record<string, unknown>>(sql`
    with recursive up as (
      select id, parent_id, name, 1 as height from file_folders
      where id = ${folderId} and owner_id = ${ownerId}
      union all
      select d.id, d.parent_id, d.name, up.height + 1 from file_folders d join up on d.id = up.parent_id
    )
    select id as "folderId", name from up order by height desc`)
  return rows
}
