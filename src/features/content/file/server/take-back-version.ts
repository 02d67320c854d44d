import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { beginLackingWorks } from '#src/server/media/begin-works.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { userFileVersions } from '../tables.ts'
import { holdFiles } from './hold-files.ts'
import { show } from './replace-file.ts'

/** Makes former bytes the present ones again; those become a former version. */
export async function takeBackVersion(call: Call<typeof fileApi.takeBackVersion>) {
  const { db, viewer, input } = call
  return db.transaction(async (tx) => {
    const [file] = await holdFiles(tx, viewer, [input.userFileId])
    const [version] = await tx
      .select({ bytes: files })
      .from(userFileVersions)
      .innerJoin(files, eq(files.id, userFileVersions.fileId))
      .where(
        and(
          eq(userFileVersions.id, input.versionId),
          eq(userFileVersions.userFileId, input.userFileId),
        ),
      )
      .for('update', { of: userFileVersions })
    if (!version) throw new AppError(fileErrors.versionUnknown)
    const name = await show(tx, call, { file: file!, bytes: version.bytes })
    // While they were a former version, beginMissingWorks passed them over.
    await beginLackingWorks(call, tx, version.bytes)
    await tx
      .update(userFileVersions)
      .set({ fileId: file!.fileId, replacedAt: sql`now()` })
      .where(eq(userFileVersions.id, input.versionId))
    return { name }
  })
}
