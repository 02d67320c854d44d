import { lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { puzzles, resetLinks } from '../tables.ts'

/** Deletes expired puzzles and old reset links every quarter of an hour. */
export const tidySecurityJob: Job = {
  name: 'security-tidy',
  cron: '*/15 * * * *',
  async run({ db }) {
    await db.delete(puzzles).where(lt(puzzles.expiresAt, sql`now()`))
    await db.delete(resetLinks).where(lt(resetLinks.expiresAt, sql`now() - interval '30 days'`))
  },
}
