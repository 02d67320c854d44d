import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { fileFolders } from '../tables.ts'
import { mayManageFolder } from './rules.ts'

/** Locks one of a person's folders against its deletion. @throws file.folderUnknown */
export async function holdFolder(tx: Tx, viewer: { id: number }, folderId: number): Promise<void> {
  const [found] = await tx
    .select({ ownerId: fileFolders.ownerId })
    .from(fileFolders)
    .where(eq(fileFolders.id, folderId))
    .for('key share')
  must(mayManageFolder(found, viewer))
}

interface FolderStep {
  folderId: number
  name: string
}
interface FolderRow extends FolderStep, Record<string, unknown> {
  ownerId: number
}

/** Returns the folders from the top to one of the person's own. @throws file.folderUnknown */
export async function folderPath(
  db: Db | Tx,
  viewer: { id: number },
  folderId: number,
): Promise<FolderStep[]> {
  const { rows } = await db.execute<FolderRow>(sql`
    with recursive up as (
      select id, parent_id, owner_id, name, 1 as height from file_folders where id = ${folderId}
      union all
      select d.id, d.parent_id, d.owner_id, d.name, up.height + 1
      from file_folders d join up on d.id = up.parent_id
    )
    select id as "folderId", owner_id as "ownerId", name from up order by height desc`)
  must(mayManageFolder(rows.at(-1), viewer))
  return rows.map(({ folderId: id, name }) => ({ folderId: id, name }))
}
