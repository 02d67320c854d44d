import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { archiveHours } from '../contract.ts'
import { archives } from '../tables.ts'

/** Every hour, deletes exports and imports after their time; the bytes of exports go with the next tidying. */
export const dropArchivesJob: Job = {
  name: 'archive-drop',
  cron: '23 * * * *',
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const old = await tx
        .delete(archives)
        .where(sql`${archives.createdAt} < now() - make_interval(hours => ${archiveHours + 1})`)
        .returning({ act: archives.act, fileId: archives.fileId })
      await detachFiles(
        tx,
        // The file of an import is one of the person's own files.
        old.flatMap(({ act, fileId }) => (act === 'import' || fileId === null ? [] : [fileId])),
      )
    }),
}
