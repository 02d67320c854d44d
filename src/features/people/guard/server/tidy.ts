import { lt, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import {
  addressPeople,
  captchas,
  codeLimits,
  puzzles,
  tries,
  verificationCodes,
} from '../tables.ts'

/** Deletes expired codes, captchas, puzzles and counts every quarter of an hour. */
export const tidyGuardJob: Job = {
  name: 'guard-tidy',
  cron: '*/15 * * * *',
  run: ({ db }) => tidyGuard(db),
}

export async function tidyGuard(db: Kernel['db']): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now()`))
  await db.delete(puzzles).where(lt(puzzles.expiresAt, sql`now()`))
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, ago('1 day')))
  await db.delete(codeLimits).where(lt(codeLimits.freeAt, ago('2 days')))
  // Longer than the school's day that they count.
  await db.delete(tries).where(lt(tries.lastFailedAt, ago('2 days')))
  await db.delete(addressPeople).where(lt(addressPeople.day, sql`current_date - 2`))
}

const ago = (time: string) => sql`now() - ${time}::interval`
