import type { OutboxRow } from './tables.ts'

/** expired – its code or link opens nothing any more. */
export type RetryOutcome = 'queued' | 'unknown' | 'notRetried' | 'noDriver' | 'expired'

/** What becomes of a message that is asked to be sent again. */
export function mayRetry(row: OutboxRow | undefined, hasDriver: boolean): RetryOutcome {
  if (!row) return 'unknown'
  if (row.status !== 'failed' && row.status !== 'kept') return 'notRetried'
  if (!hasDriver) return 'noDriver'
  return hasExpired(row) ? 'expired' : 'queued'
}

/** Its code or link opens nothing any more, and may be blotted out. */
export const hasExpired = ({ secretUntil }: OutboxRow) =>
  secretUntil !== null && secretUntil <= new Date()
