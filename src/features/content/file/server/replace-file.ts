import { eq, sql } from 'drizzle-orm'
import { type Tx, violated } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { worksIn } from '#src/server/media/progress.ts'
import { renameFile } from '#src/server/storage/rename-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { userFiles, userFileVersions } from '../tables.ts'
import { endingOf, withEnding } from './file-names.ts'
import { type HeldFile, holdFiles } from './hold-files.ts'
import { mustBeUnused } from './must-be-unused.ts'
import { mayReplace, mayStandIn } from './rules.ts'
import { tellMeasures } from './tell-measures.ts'
import { fileReplaced } from './uses-port.ts'

/**
 * Replaces the bytes of a file by those of another one, whose row ends: usually an upload that was made for this.
 * Everything that names the file shows the new bytes from now on.
 */
export async function replaceFile(call: Call<typeof fileApi.replaceFile>) {
  const { db, viewer, input } = call
  const { userFileId, withUserFileId } = input
  if (userFileId === withUserFileId) throw new AppError(fileErrors.itself)
  return db.transaction(async (tx) => {
    const [file, by] = await holdFiles(tx, viewer, [userFileId, withUserFileId])
    must(mayReplace(file!.bytes, by!.bytes))
    must(mayStandIn({ name: by!.name, works: await worksIn(tx, [by!.fileId]) }))
    await mustBeUnused(tx, call, [by!])
    await tx
      .update(userFileVersions)
      .set({ userFileId })
      .where(eq(userFileVersions.userFileId, withUserFileId))
    await tx
      .delete(userFiles)
      .where(eq(userFiles.id, withUserFileId))
      .catch((error: unknown) => {
        if (violated(error) === undefined) throw error
        throw new AppError(withValues(fileErrors.inUse, { name: by!.name, uses: '' }))
      })
    await tx.insert(userFileVersions).values({ userFileId, fileId: file!.fileId })
    return { name: await show(tx, call, { file: file!, bytes: by!.bytes }) }
  })
}

/** Makes these bytes the present ones of a file. @returns its name, with the ending of the bytes */
export async function show(
  tx: Tx,
  given: Pick<Kernel, 'ports' | 'events'>,
  { file, bytes }: { file: HeldFile; bytes: FileRow },
): Promise<string> {
  const name = await renameFile(tx, bytes.id, withEnding(file.name, endingOf(bytes.name)))
  await tx
    .update(userFiles)
    .set({ fileId: bytes.id, name, changedAt: sql`now()` })
    .where(eq(userFiles.id, file.id))
  const replaced = { userFileId: file.id, former: file.bytes, present: { ...bytes, name } }
  for (const renew of given.ports.all(fileReplaced)) await renew(tx, replaced, given)
  await tellMeasures(given, tx, bytes.id)
  return name
}
