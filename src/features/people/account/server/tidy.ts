import { lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { rotatedCredentials, sessions } from '../tables.ts'

/** Deletes expired sessions every quarter of an hour. */
export const tidyJob: Job = {
  name: 'account-tidy',
  cron: '*/15 * * * *',
  run: ({ db }) => tidySessions(db),
}

export async function tidySessions(db: Kernel['db']): Promise<void> {
  // A rotated credential is needed only while its session could still be renewed.
  await db.delete(sessions).where(lt(sessions.refreshExpiresAt, ago('30 days')))
  await db.delete(rotatedCredentials).where(lt(rotatedCredentials.rotatedAt, ago('90 days')))
}

const ago = (time: string) => sql`now() - ${time}::interval`
