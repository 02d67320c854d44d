import { and, gt, inArray, not, sql } from 'drizzle-orm'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import type { Db, Tx } from './db.ts'
import { daySums } from './tables.ts'

/** An amount that counts towards one limit of 24 hours. */
export interface DayTake {
  /** The subject of the limit: all visitors, or one sender under a keyed hash. */
  subject: string
  amount: number
  most: number
  /** The refusal beyond `most`. */
  error: KnownError
  /** The limit in words, where the refusal names it. */
  values?: Record<string, string>
}

/** The rows that a take has changed. */
export interface Taken {
  subjects: readonly string[]
  hour: Date
}

/**
 * Counts amounts towards limits of 24 hours, all or none. A subject has one row for each hour, so that its
 * sum costs the same for one upload and for a thousand. Callers of one subject wait for each other's
 * transactions, so that a hundred at once get no more than one after the other; callers without a common
 * subject do not wait.
 * @param takes from the particular to the common, because two callers who lock rows in different orders would
 * deadlock, and the common rows should be locked last
 * @param later what the caller will take of each besides; it is not counted, but must still fit
 * @throws AppError naming the first limit that is reached
 */
export async function takeOfDay(tx: Tx, takes: readonly DayTake[], later = 0): Promise<Taken> {
  const rows = await tx
    .insert(daySums)
    .values(
      takes.map(({ subject, amount }) => ({
        ...{ subject, amount, hour: sql`date_trunc('hour', now())` },
      })),
    )
    .onConflictDoUpdate({
      target: [daySums.subject, daySums.hour],
      set: { amount: sql`${daySums.amount} + excluded.amount` },
    })
    .returning({ hour: daySums.hour })
  const subjects = takes.map(({ subject }) => subject)
  // A second statement, because only a new snapshot has the amounts of callers that this one waited for.
  const sums = await tx
    .select({ subject: daySums.subject, sum: sql<number>`sum(${daySums.amount})::float8` })
    .from(daySums)
    .where(and(inArray(daySums.subject, subjects), isCounted))
    .groupBy(daySums.subject)
  const sumOf = new Map(sums.map(({ subject, sum }) => [subject, sum]))
  const reached = takes.find(({ subject, most }) => (sumOf.get(subject) ?? 0) + later > most)
  if (reached) throw new AppError(reached.error, { values: reached.values ?? {} })
  return { subjects, hour: rows[0]!.hour }
}

/** Changes counted amounts by `amount`, which may be negative. */
export async function correctTaken(
  db: Db | Tx,
  { subjects, hour }: Taken,
  amount: number,
): Promise<void> {
  if (amount === 0) return
  await db
    .insert(daySums)
    .values(subjects.map((subject) => ({ subject, hour, amount })))
    .onConflictDoUpdate({
      target: [daySums.subject, daySums.hour],
      set: { amount: sql`${daySums.amount} + excluded.amount` },
    })
}

/** An hour counts until all of it is a day ago. */
const oldestCounted = sql`now() - interval '25 hours'`
const isCounted = gt(daySums.hour, oldestCounted)

/** Forgets amounts that no limit counts any more. */
export const forgetDaySums = (db: Db) => db.delete(daySums).where(not(isCounted))

export const forgetDaySumsJob = {
  name: 'day-sums-forget',
  cron: '41 * * * *',
  run: async ({ db }: { db: Db }) => void (await forgetDaySums(db)),
}
