import { eq } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import type { Grant } from '#src/features/content/file/server/reading-right.ts'

/** A user file with its present bytes. */
interface UserFile {
  userFileId: number
  /** The name that the owner gave it. */
  name: string
  ownerId: number | null
  linkRound: number
  file: FileRow
}

/** A user file that the reader may read. */
export interface OpenedFile extends UserFile {
  grant: Grant
}

/** Reads a user file; the caller checks the right to it. */
export async function readUserFile(db: Db, userFileId: number): Promise<UserFile | undefined> {
  const [row] = await db
    .select()
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.id, userFileId))
  if (!row) return undefined
  const { user_files: own, files: file } = row
  const { id, name, ownerId, linkRound } = own
  return { userFileId: id, name, ownerId, linkRound, file }
}
