import { and, eq, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { archiveDays } from '../limits.ts'
import { classArchives } from '../tables.ts'
import { dropOld } from './begin.ts'

/** Hours after which no run of an archive is left: three of an hour each. */
const hoursMost = 4

/** Every hour, deletes archives after their time, and gives up those whose last run was killed. */
export const dropArchivesJob: Job = {
  name: 'class-archive-drop',
  cron: '52 * * * *',
  run: ({ db }) =>
    db.transaction(async (tx) => {
      await dropOld(tx, archiveDays)
      const isLost = sql`${classArchives.createdAt} < now() - make_interval(hours => ${hoursMost})`
      await tx
        .update(classArchives)
        .set({ state: 'failed', failure: 'other' })
        .where(and(eq(classArchives.state, 'waiting'), isLost))
    }),
}
