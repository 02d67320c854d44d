import { and, eq, isNull } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { folderDepth, foldersMax } from '../folders-api.ts'
import { fileFolders } from '../tables.ts'
import { folderPath } from './hold-folders.ts'

/** Finds or makes the folders of these names inside each other. @returns the innermost one */
export async function makeFolder({ db, viewer, input }: Call<typeof fileApi.makeFolder>) {
  return db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const above = input.folderId === null ? [] : await folderPath(tx, viewer, input.folderId)
    if (above.length + input.names.length > folderDepth) {
      throw new AppError(fileErrors.folderTooDeep)
    }
    let folderId = input.folderId
    for (const name of input.names) folderId = await findOrMake(tx, viewer.id, folderId, name)
    return { folderId: folderId! }
  })
}

/** Finds or makes one folder; the caller holds its owner. */
export async function findOrMake(tx: Tx, ownerId: number, parentId: number | null, name: string) {
  const here = and(
    eq(fileFolders.ownerId, ownerId),
    eq(fileFolders.name, name),
    parentId === null ? isNull(fileFolders.parentId) : eq(fileFolders.parentId, parentId),
  )
  const [found] = await tx.select({ id: fileFolders.id }).from(fileFolders).where(here)
  if (found) return found.id
  if ((await tx.$count(fileFolders, eq(fileFolders.ownerId, ownerId))) >= foldersMax) {
    throw new AppError(fileErrors.tooManyFolders)
  }
  const [made] = await tx
    .insert(fileFolders)
    .values({ ownerId, parentId, name })
    .returning({ id: fileFolders.id })
  return made!.id
}
