import { lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { resetLinks } from '../tables.ts'

/** Deletes old reset links every quarter of an hour. */
export const tidySecurityJob: Job = {
  name: 'security-tidy',
  cron: '*/15 * * * *',
  async run({ db }) {
    await db.delete(resetLinks).where(lt(resetLinks.expiresAt, sql`now() - interval '30 days'`))
  },
}
