import { inArray, lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { versionDays } from '../my-files-api.ts'
import { userFileVersions } from '../tables.ts'

/** Versions deleted in one transaction. */
const turn = 100

/** Deletes, every night, former bytes that can no longer be taken back. */
export const dropVersionsJob: Job = {
  name: 'file-versions',
  cron: '41 19 * * *',
  run: (kernel) => dropVersions(kernel),
}

export async function dropVersions({ db, storage }: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  for (;;) {
    const fileIds = await db.transaction(async (tx) => {
      const old = tx
        .select({ id: userFileVersions.id })
        .from(userFileVersions)
        .where(lt(userFileVersions.replacedAt, sql`now() - make_interval(days => ${versionDays})`))
        .limit(turn)
        .for('update', { skipLocked: true })
      const gone = await tx
        .delete(userFileVersions)
        .where(inArray(userFileVersions.id, old))
        .returning({ fileId: userFileVersions.fileId })
      const ids = gone.map(({ fileId }) => fileId)
      await detachFiles(tx, ids)
      return ids
    })
    // The job of loose files finishes this if the process ends here.
    for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
    if (fileIds.length < turn) return
  }
}
