import { lt, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import {
  captchas,
  codeLimits,
  puzzles,
  resetLinks,
  rotatedCredentials,
  sessions,
  signInFailures,
  verificationCodes,
} from '../tables.ts'

const tidyJob = 'account-tidy'

/** Every quarter of an hour, what has expired goes. */
export function scheduleTidying({ db, jobs }: Pick<Kernel, 'db' | 'jobs'>): void {
  jobs.define(tidyJob, {}, () => tidyAccounts(db))
  jobs.schedule(tidyJob, '*/15 * * * *')
}

export async function tidyAccounts(db: Kernel['db']): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`))
  await db.delete(puzzles).where(lt(puzzles.expiresAt, sql`now()`))
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, ago('30 days')))
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, ago('1 day')))
  await db.delete(codeLimits).where(lt(codeLimits.lastSentAt, ago('2 days')))
  await db.delete(signInFailures).where(lt(signInFailures.lastFailedAt, ago('1 hour')))
  // An old credential only has to be recognised while its session could still be renewed.
  await db.delete(sessions).where(lt(sessions.refreshExpiresAt, ago('30 days')))
  await db.delete(rotatedCredentials).where(lt(rotatedCredentials.rotatedAt, ago('90 days')))
}

const ago = (time: string) => sql`now() - ${time}::interval`
