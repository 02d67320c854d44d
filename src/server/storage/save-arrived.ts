import type { Tx } from '../database/db.ts'
import type { Kernel } from '../kernel.ts'
import { lockKey } from './save-file.ts'
import { keyOf } from './storage.ts'
import { type FileRow, files } from './tables.ts'

interface Arrived {
  uploadId: string
  sha256: string
  size: number
  mime: string
  name: string
  ownerId: number
}

/**
 * Makes a file of a whole upload: its bytes become the blob of their content, unless that exists already.
 * @param write writes what refers to the file, in the same transaction; false where that is done already
 */
export async function saveArrived(
  { db, storage, arriving }: Pick<Kernel, 'db' | 'storage' | 'arriving'>,
  { uploadId, sha256, size, mime, name, ownerId }: Arrived,
  write: (tx: Tx, file: FileRow) => Promise<boolean>,
): Promise<void> {
  const key = keyOf(sha256)
  await db.transaction(async (tx) => {
    await lockKey(tx, key)
    if ((await storage.size(key)) !== size) await arriving.adopt(uploadId, key)
    const [file] = await tx
      .insert(files)
      .values({ key, mime, sha256, name, size, ownerId, visibility: 'private' })
      .returning()
    if (!(await write(tx, file!))) tx.rollback()
  })
  await arriving.remove(uploadId)
}
