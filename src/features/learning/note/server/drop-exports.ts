import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { noteExports } from '../export-tables.ts'
import { noteExportHours } from '../limits.ts'

/** Every hour, deletes exports after their time; their bytes go with the next tidying. */
export const dropExportsJob: Job = {
  name: 'note-drop-exports',
  cron: '27 * * * *',
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const old = await tx
        .delete(noteExports)
        .where(
          sql`${noteExports.createdAt} < now() - make_interval(hours => ${noteExportHours + 1})`,
        )
        .returning({ fileId: noteExports.fileId })
      await detachFiles(
        tx,
        old.flatMap(({ fileId }) => fileId ?? []),
      )
    }),
}
