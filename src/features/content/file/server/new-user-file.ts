import type { Db, Tx } from '#src/server/database/db.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { userFiles } from '../tables.ts'

interface NewUserFile {
  /** Null for a file of the school itself. */
  ownerId: number | null
  file: Pick<FileRow, 'id' | 'name'>
  folderId?: number | null
}

/** Makes a stored file one of a person's files. @returns the id that other rooms name */
export async function newUserFile(
  tx: Db | Tx,
  { ownerId, file, folderId = null }: NewUserFile,
): Promise<number> {
  const [row] = await tx
    .insert(userFiles)
    .values({ ownerId, folderId, name: file.name, fileId: file.id })
    .returning({ id: userFiles.id })
  return row!.id
}
