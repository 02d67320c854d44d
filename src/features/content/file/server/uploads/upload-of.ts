import { asc, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Kernel } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { courseFileType, kindOf } from '#src/shared/file-kind.ts'
import type { fileApi } from '#src/features/content/file/contract.ts'
import { fileUploads, userFiles } from '#src/features/content/file/tables.ts'

/** A line that is slower than this between two notes has stopped. */
const activeMs = 20_000

type Answer = z.input<(typeof fileApi.getUploads)['answer']>[number]

/** Reads uploads as their owner sees them, oldest first. */
export async function readUploads(
  { db, secret }: Pick<Kernel, 'db' | 'secret'>,
  where: SQL | undefined,
): Promise<Answer[]> {
  const rows = await db
    .select({ upload: fileUploads, own: userFiles, file: files })
    .from(fileUploads)
    .leftJoin(userFiles, eq(userFiles.id, fileUploads.userFileId))
    .leftJoin(files, eq(files.id, userFiles.fileId))
    .where(where)
    .orderBy(asc(fileUploads.beganAt), asc(fileUploads.id))
  return rows.map(({ upload, own, file }) => ({
    uploadId: upload.id,
    name: upload.name,
    size: upload.size,
    received: upload.received,
    state: upload.state,
    failure: upload.failure,
    unscanned: upload.unscanned,
    active: upload.state === 'arriving' && Date.now() - upload.touchedAt.getTime() < activeMs,
    folderId: upload.folderId,
    file: own &&
      file && {
        userFileId: own.id,
        name: own.name,
        size: file.size,
        mime: file.mime,
        kind: kindOf(file.mime),
        fileType: courseFileType(file.mime),
        url: fileUrl({ secret }, file),
      },
    beganAt: upload.beganAt.toISOString(),
  }))
}
