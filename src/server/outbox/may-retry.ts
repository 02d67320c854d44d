import type { OutboxRow } from './tables.ts'

/** expired – its code or link is no longer valid. */
export type RetryOutcome = 'queued' | 'unknown' | 'notRetried' | 'noDriver' | 'expired'

/** Decides what happens to a message that an administrator wants to send again. */
export function mayRetry(row: OutboxRow | undefined, hasDriver: boolean): RetryOutcome {
  if (!row) return 'unknown'
  if (row.status !== 'failed' && row.status !== 'kept') return 'notRetried'
  if (!hasDriver) return 'noDriver'
  return hasExpired(row) ? 'expired' : 'queued'
}

/** Its code or link is no longer valid, and may be masked. */
export const hasExpired = ({ secretUntil }: OutboxRow) =>
  secretUntil !== null && secretUntil <= new Date()
