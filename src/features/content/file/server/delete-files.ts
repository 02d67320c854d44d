import { inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { userFiles, userFileVersions } from '../tables.ts'
import { holdFiles } from './hold-files.ts'
import { mustBeUnused } from './must-be-unused.ts'

/** Deletes files for good, all of them or none. @throws file.inUse with the list of uses, file.usedNow */
export async function deleteFiles(call: Call<typeof fileApi.deleteFiles>) {
  const { db, storage, viewer, input } = call
  const bytes = await db.transaction(async (tx) => {
    const held = await holdFiles(tx, viewer, input.userFileIds)
    const userFileIds = held.map(({ id }) => id)
    await mustBeUnused(tx, call, held)
    return deleteRows(tx, userFileIds)
  })
  // The job of loose files finishes this if the process ends here.
  for (const fileId of bytes) await removeFile({ db, storage }, fileId)
  return { deleted: input.userFileIds.length }
}

/**
 * Deletes files whose uses and owner the caller has checked.
 * @returns the stored files that nothing names any more; they go with the next tidying
 */
export async function deleteRows(tx: Tx, userFileIds: number[]): Promise<number[]> {
  const former = await tx
    .delete(userFileVersions)
    .where(inArray(userFileVersions.userFileId, userFileIds))
    .returning({ fileId: userFileVersions.fileId })
  const present = await tx
    .delete(userFiles)
    .where(inArray(userFiles.id, userFileIds))
    .returning({ fileId: userFiles.fileId })
    .catch(refuseNamed)
  const fileIds = [...former, ...present].map(({ fileId }) => fileId)
  await detachFiles(tx, fileIds)
  return fileIds
}

/** A row that came to name a file in this moment keeps it. */
function refuseNamed(error: unknown): never {
  throw violated(error) === undefined ? error : new AppError(fileErrors.usedNow)
}
