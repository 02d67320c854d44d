import { lte, sql } from 'drizzle-orm'
import type { Job } from '../feature.ts'
import type { Db } from './db.ts'
import { daySums } from './tables.ts'

/** Forgets amounts that no limit counts any more. */
export const forgetDaySums = (db: Db) =>
  db.delete(daySums).where(lte(daySums.hour, sql`now() - interval '25 hours'`))

export const forgetDaySumsJob: Job = {
  name: 'day-sums-forget',
  cron: '41 * * * *',
  run: async ({ db }) => void (await forgetDaySums(db)),
}
