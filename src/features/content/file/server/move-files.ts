import { inArray } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { userFiles } from '../tables.ts'
import { holdFolder } from './hold-folders.ts'
import { holdFiles } from './hold-files.ts'

export async function moveFiles({ db, viewer, input }: Call<typeof fileApi.moveFiles>) {
  const { userFileIds, folderId } = input
  return db.transaction(async (tx) => {
    if (folderId !== null) await holdFolder(tx, viewer, folderId)
    const moved = await holdFiles(tx, viewer, userFileIds)
    await tx
      .update(userFiles)
      .set({ folderId })
      .where(
        inArray(
          userFiles.id,
          moved.map(({ id }) => id),
        ),
      )
    return { moved: moved.length }
  })
}
