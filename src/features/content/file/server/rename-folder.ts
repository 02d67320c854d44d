import { eq } from 'drizzle-orm'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { fileFolders } from '../tables.ts'
import { holdFolder } from './hold-folders.ts'

export async function renameFolder({ db, viewer, input }: Call<typeof fileApi.renameFolder>) {
  const { folderId, name } = input
  return db.transaction(async (tx) => {
    await holdFolder(tx, viewer, folderId)
    await tx
      .update(fileFolders)
      .set({ name })
      .where(eq(fileFolders.id, folderId))
      .catch((error: unknown) => {
        if (violated(error) === 'file_folders_name') throw new AppError(fileErrors.folderTaken)
        throw error
      })
    return {}
  })
}
