import { lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import {
  addressPeople,
  captchas,
  codeLimits,
  rotatedCredentials,
  sessions,
  tries,
  verificationCodes,
} from '../tables.ts'

/** Deletes expired codes, captchas, counts and sessions every quarter of an hour. */
export const tidyJob: Job = {
  name: 'account-tidy',
  cron: '*/15 * * * *',
  run: ({ db }) => tidyAccounts(db),
}

export async function tidyAccounts(db: Kernel['db']): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`))
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, ago('1 day')))
  await db.delete(codeLimits).where(lt(codeLimits.freeAt, ago('2 days')))
  // Longer than the school's day that they count.
  await db.delete(tries).where(lt(tries.lastFailedAt, ago('2 days')))
  await db.delete(addressPeople).where(lt(addressPeople.day, sql`current_date - 2`))
  // A rotated credential is needed only while its session could still be renewed.
  await db.delete(sessions).where(lt(sessions.refreshExpiresAt, ago('30 days')))
  await db.delete(rotatedCredentials).where(lt(rotatedCredentials.rotatedAt, ago('90 days')))
}

const ago = (time: string) => sql`now() - ${time}::interval`
