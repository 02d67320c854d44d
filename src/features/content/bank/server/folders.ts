import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { nested, reachOf, type Right } from './reach.ts'
import { mayFillFolder, mayReadFolder } from './rules.ts'

export interface Folder {
  folderId: number
  parentId: number | null
  name: string
  ownerId: number | null
}

/** Returns a person's own folders, each after the one around it. */
export async function ownFolders(db: Db | Tx, ownerId: number) {
  const { rows } = await db.execute<Folder & { shared: boolean } & Record<string, unknown>>(sql`
    select f.id as "folderId", f.parent_id as "parentId", f.name, f.owner_id as "ownerId",
      exists (select from question_folder_shares s where s.folder_id = f.id) as shared
    from question_folders f where f.owner_id = ${ownerId}
    order by f.name collate "zh-numeric", f.id`)
  return nested(rows)
}

export interface OpenFolder extends Folder {
  right: NonNullable<Right>
  /** From the top, or the topmost that is shared, to the folder itself. */
  path: Folder[]
  /** Its id with those of all folders inside. */
  ids: number[]
}

/**
 * Opens a folder that the viewer may read, one's own or a shared one.
 * @throws question.folderUnknown
 */
export async function openFolder(
  db: Db | Tx,
  viewer: { id: number },
  folderId: number,
): Promise<OpenFolder> {
  const own = await ownFolders(db, viewer.id)
  const isOwn = own.some((folder) => folder.folderId === folderId)
  const reach = isOwn ? undefined : await reachOf(db, viewer)
  const folders: ReadonlyMap<number, Folder> =
    reach ?? new Map(own.map((folder) => [folder.folderId, folder]))
  const right = isOwn ? 'own' : reach?.get(folderId)?.right
  must(mayReadFolder(right))
  const path: Folder[] = []
  for (let at = folders.get(folderId); at; at = folders.get(at.parentId ?? 0)) path.unshift(at)
  const ids: number[] = []
  // Each stands after the one around it.
  for (const { folderId: id, parentId } of folders.values()) {
    if (id === folderId || (parentId !== null && ids.includes(parentId))) ids.push(id)
  }
  return { ...folders.get(folderId)!, right: right!, path, ids }
}

/**
 * Returns the folder that something is put into; null is the top of one's own bank.
 * @returns its owner, to whom its questions belong
 * @throws question.folderUnknown, question.folderReadOnly
 */
export async function folderToFill(tx: Tx, viewer: { id: number }, folderId: number | null) {
  if (folderId === null) return { folderId, ownerId: viewer.id }
  // Held, so that it is not deleted meanwhile.
  await tx.execute(sql`select from question_folders where id = ${folderId} for key share`)
  const folder = await openFolder(tx, viewer, folderId)
  must(mayFillFolder(folder.right))
  return { folderId, ownerId: folder.ownerId }
}
