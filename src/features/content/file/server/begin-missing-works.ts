import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beginWork } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import { userFiles } from '../tables.ts'

/**
 * Begins the works that files of people lack: those of the demo school, and those that a newer version of the
 * product has brought. A second call, also of another process, begins nothing again.
 */
export async function beginMissingWorks(kernel: Kernel): Promise<void> {
  const { db, works } = kernel
  const types = await db
    .selectDistinct({ mime: files.mime })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
  for (const { name, takes } of works.values()) {
    const taken = types.map(({ mime }) => mime).filter((mime) => takes?.(mime))
    if (taken.length === 0) continue
    const ofWork = and(eq(mediaWork.fileId, files.id), eq(mediaWork.name, name))
    const missing = await db
      .select({ id: files.id })
      .from(userFiles)
      .innerJoin(files, eq(files.id, userFiles.fileId))
      .leftJoin(mediaWork, ofWork)
      .where(and(inArray(files.mime, taken), isNull(mediaWork.id)))
      .orderBy(files.id)
    for (const { id } of missing) {
      await db.transaction((tx) => beginWork(kernel, tx, id, name))
    }
  }
}
