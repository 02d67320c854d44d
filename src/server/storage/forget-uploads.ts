import { lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Job } from '../feature.ts'
import { uploadsCounted } from './tables.ts'

/** Forgets uploads that no limit counts any more. */
export const forgetUploads = (db: Db) =>
  db.delete(uploadsCounted).where(lt(uploadsCounted.at, sql`now() - interval '1 day'`))

export const forgetUploadsJob: Job = {
  name: 'uploads-forget',
  cron: '41 * * * *',
  run: async ({ db }) => void (await forgetUploads(db)),
}
