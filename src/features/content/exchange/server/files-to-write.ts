import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { files } from '#src/server/storage/tables.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { userFiles } from '../../file/tables.ts'
import { exportedMiB } from '../errors.ts'

/** Pictures, and the documents that forms are drawn on. */
const kinds: ReadonlySet<string> = new Set(['picture', 'document'])

/**
 * Finds the files that an export takes along, up to the sum that a file of questions may hold: the others are missing
 * in it, as files that are gone.
 */
export async function filesToWrite(db: Db, userFileIds: readonly number[]) {
  const found =
    userFileIds.length === 0
      ? []
      : await db
          .select({ userFileId: userFiles.id, name: userFiles.name, file: files })
          .from(userFiles)
          .innerJoin(files, eq(files.id, userFiles.fileId))
          .where(inArray(userFiles.id, [...userFileIds]))
          .orderBy(userFiles.id)
  let bytes = 0
  const fitting = found.filter(({ file }) => {
    if (!kinds.has(kindOf(file.mime)) || bytes + file.size > exportedMiB * 1024 * 1024) return false
    bytes += file.size
    return true
  })
  return {
    bytes,
    /** Brings them into a folder. */
    async copies(kernel: Kernel, into: string, signal: AbortSignal) {
      const copies = new Map<number, { name: string; mime: string; path: string }>()
      for (const { userFileId, name, file } of fitting) {
        const path = await localCopy(kernel, file, into, { name: `file-${userFileId}`, signal })
        copies.set(userFileId, { name, mime: file.mime, path })
      }
      return copies
    },
  }
}
