import { and, eq } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { favouriteApi } from '../contract.ts'
import { favouriteErrors, foldersMost } from '../errors.ts'
import { favouriteFolders as folders } from '../tables.ts'

/** Creates a folder, or finds the one of this name. */
export async function createFolder({
  db,
  viewer,
  input: { name },
}: Call<typeof favouriteApi.createFolder>) {
  return db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const own = eq(folders.userId, viewer.id)
    const [found] = await tx
      .select({ id: folders.id })
      .from(folders)
      .where(and(own, eq(folders.name, name)))
    if (found) return { folderId: found.id, created: false }
    if ((await tx.$count(folders, own)) >= foldersMost) {
      throw new AppError(favouriteErrors.tooManyFolders)
    }
    const [created] = await tx
      .insert(folders)
      .values({ userId: viewer.id, name })
      .returning({ id: folders.id })
    return { folderId: created!.id, created: true }
  })
}
