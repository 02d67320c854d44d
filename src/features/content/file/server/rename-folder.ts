import { and, eq } from 'drizzle-orm'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { fileFolders } from '../tables.ts'

export async function renameFolder({ db, viewer, input }: Call<typeof fileApi.renameFolder>) {
  const { folderId, name } = input
  const changed = await db
    .update(fileFolders)
    .set({ name })
    .where(and(eq(fileFolders.id, folderId), eq(fileFolders.ownerId, viewer.id)))
    .catch((error: unknown) => {
      if (violated(error) === 'file_folders_name') throw new AppError(fileErrors.folderTaken)
      throw error
    })
  if (changed.rowCount === 0) throw new AppError(fileErrors.folderUnknown)
  return {}
}
