import { sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { exportHours } from '../export-api.ts'
import { questionExports } from '../tables.ts'

/** Every hour, deletes exports after their time; their bytes go with the next tidying. */
export const dropExportsJob: Job = {
  name: 'exchange-drop-exports',
  cron: '17 * * * *',
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const old = await tx
        .delete(questionExports)
        .where(
          sql`${questionExports.createdAt} < now() - make_interval(hours => ${exportHours + 1})`,
        )
        .returning({ fileId: questionExports.fileId })
      await detachFiles(
        tx,
        old.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
      )
    }),
}
