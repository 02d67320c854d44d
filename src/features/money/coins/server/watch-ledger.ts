import { administratorIds } from '#src/features/people/account/server/administrators.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { checkLedger } from './check-ledger.ts'
import { ledgerFault } from './messages-text.ts'

export const ledgerJob = 'coins-check-ledger'

/** Proves the ledger every night, and reports a fault to the log, the metrics and the administrators. */
export function watchLedger({ db, jobs, log, messages, metrics }: Kernel): void {
  const setFaults = metrics.gauge(
    'coin_ledger_faults',
    'Rules that the coin ledger broke when it was checked last; 0 is well',
  )
  const setChecked = metrics.gauge(
    'coin_ledger_checked_timestamp_seconds',
    'When this process checked the coin ledger last; 0 is never',
  )
  jobs.define(ledgerJob, { retries: 3, timeout: 900 }, async () => {
    const faults = await checkLedger(db)
    setFaults(faults.length)
    setChecked(Math.floor(Date.now() / 1000))
    if (faults.length === 0) return
    log.error({ faults }, 'the coin ledger does not add up')
    const rules = faults.map(({ rule, count }) => `${rule}: ${count}`).join(', ')
    await db.transaction(async (tx) => {
      for (const userId of await administratorIds(tx)) {
        await messages.send(tx, {
          userId,
          kind: 'system',
          weight: 'urgent',
          ...ledgerFault(rules),
          key: `coins:ledger:${schoolDay()}`,
        })
      }
    })
  })
  // 03:40 of the school's day.
  jobs.schedule(ledgerJob, '40 19 * * *')
}
