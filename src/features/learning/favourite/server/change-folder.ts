import { eq } from 'drizzle-orm'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { favouriteApi } from '../contract.ts'
import { favouriteErrors } from '../errors.ts'
import { favouriteFolders as folders } from '../tables.ts'
import { holdFolder } from './hold-folder.ts'

export async function renameFolder({
  db,
  viewer,
  input: { folderId, name },
}: Call<typeof favouriteApi.renameFolder>) {
  await db.transaction(async (tx) => {
    await holdFolder(tx, viewer, folderId, 'update')
    await tx
      .update(folders)
      .set({ name })
      .where(eq(folders.id, folderId))
      .catch((error: unknown) => {
        if (violated(error) === 'favourite_folders_name')
          throw new AppError(favouriteErrors.folderTaken)
        throw error
      })
  })
  return {}
}

/** Deletes a folder; its favourites stay, without a folder. */
export async function deleteFolder({
  db,
  viewer,
  input: { folderId },
}: Call<typeof favouriteApi.deleteFolder>) {
  await db.transaction(async (tx) => {
    await holdFolder(tx, viewer, folderId, 'update')
    await tx.delete(folders).where(eq(folders.id, folderId))
  })
  return {}
}
