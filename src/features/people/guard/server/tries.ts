import { eq, inArray, like, or, type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { tries } from '../tables.ts'
import { keptMinutes, type Limit } from './sign-in-limits.ts'
import { nameSubject, pairSubject } from './subjects.ts'

/** The state of one count. */
export interface Counted extends Record<string, unknown> {
  subject: string
  /** Recent failures, less what the people at the address excuse. */
  failures: number
  today: number
  people: number
  /** Seconds until the next try is allowed. */
  pause: number
  /** Minutes until the recent failures expire. */
  minutes: number
}

// The stored row, as `f`: counts of another day and failures older than half an hour are zero.
const recent = sql.raw(
  `(case when f.last_failed_at > now() - interval '${keptMinutes} minutes' then f.failures else 0 end)`,
)
const today = sql`(case when f.day = ${schoolToday} then f.today else 0 end)`
const people = sql`(case when f.day = ${schoolToday} then f.people else 0 end)`
/** Twenty people excuse a failure each, further ones a quarter: honest people mistype one time in twelve. */
const excused = sql`(least(${people}, 20) + greatest(${people} - 20, 0) / 4)`
const pause = sql`(case when l.longest_pause = 0 or ${recent} - ${excused} < l.slow_after then 0
  else least(l.longest_pause, power(2, least(${recent} - ${excused} - l.slow_after, 12))) end)`
// Without a pause the time does not count: simultaneous tries began in another order than they were counted in.
const pauseLeft = sql`(case when ${pause} = 0 then 0 else greatest(0, ceil(extract(epoch from
  f.last_failed_at + make_interval(secs => ${pause}) - now()))) end)::int`
const minutesLeft = sql`greatest(1, ceil(${keptMinutes} - extract(epoch from now() - f.last_failed_at) / 60))::int`

const limitRows = (limits: Limit[]): SQL =>
  sql`limits (subject, recent, per_day, slow_after, longest_pause) as (values ${sql.join(
    limits.map(
      (one) =>
        sql`(${one.subject}::text, ${one.recent}::int, ${one.perDay}::int, ${one.slowAfter}::int, ${one.longestPause}::int)`,
    ),
    sql`, `,
  )})`

/**
 * Counts a try against all limits, or against none: undefined if one of them is reached. One statement
 * tests and counts, so that of any number of simultaneous tries exactly as many pass as are allowed.
 */
export async function reserveTry(db: Db, limits: Limit[]): Promise<true | undefined> {
  const reserved = db.transaction(async (tx) => {
    // In order of subjects, so that simultaneous tries never wait for each other in a circle.
    const { rowCount } = await tx.execute(sql`
      with ${limitRows(limits)}
      insert into tries as f (subject, failures, last_failed_at, day, today)
      select subject, 1, now(), ${schoolToday}, 1 from limits order by subject
      on conflict (subject) do update set
        failures = ${recent} + 1, last_failed_at = now(),
        day = ${schoolToday}, today = ${today} + 1, people = ${people}
      where exists (
        select from limits l where l.subject = f.subject
          and ${recent} < l.recent + ${excused} and ${today} < l.per_day + ${people}
          and ${pauseLeft} = 0)`)
    // No other call ever sees the counts of a refused try.
    if (rowCount !== limits.length) tx.rollback()
    return true as const
  })
  return reserved.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return undefined
    throw error
  })
}

/** Reads the counts behind a refusal. A count that is not there yet is missing. */
export async function readTries(db: Db, limits: Limit[]): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with ${limitRows(limits)}
    select f.subject, ${recent} - ${excused} as failures, ${today} as today, ${people} as people,
      ${pauseLeft} as pause, ${minutesLeft} as minutes
    from tries f join limits l on l.subject = f.subject`)
  return rows
}

/**
 * Takes a try back whose password was right. The recent failures of its name or device end; those of
 * the address stay, and once a day the person excuses some of them.
 */
export async function settleTry(
  db: Db,
  limits: Limit[],
  speaks: { address: string; personHash: string },
): Promise<void> {
  const subjects = limits.map(({ subject }) => subject)
  await db.execute(sql`
    with spoken as (
      insert into address_people (hash, day) values (${speaks.personHash}, ${schoolToday})
      on conflict (hash) do update set day = excluded.day where address_people.day <> excluded.day
      returning 1),
    held as (
      select subject from tries where subject in ${subjects} order by subject for update)
    update tries f set
      failures = case when f.subject = ${speaks.address} then greatest(f.failures - 1, 0) else 0 end,
      today = greatest(f.today - 1, 0),
      people = f.people + case when f.subject = ${speaks.address} then (select count(*) from spoken) else 0 end
    from held where held.subject = f.subject`)
}

/** Takes a try back that compared nothing. The count of the failures before it stays. */
export async function returnTry(db: Db, subject: string): Promise<void> {
  await db.execute(sql`
    update tries set failures = greatest(failures - 1, 0), today = greatest(today - 1, 0) where subject = ${subject}`)
}

export async function clearTries(db: Db | Tx, subject: string): Promise<void> {
  await db.delete(tries).where(eq(tries.subject, subject))
}

/** Clears the tries of all subjects that begin like this. */
export async function clearTriesUnder(tx: Tx, prefix: string): Promise<void> {
  await tx.delete(tries).where(sql`starts_with(${tries.subject}, ${prefix})`)
}

/** Clears all tries of a person's names, at every address. */
export async function clearTriesOfNames(tx: Tx, names: readonly string[]): Promise<void> {
  const subjects = names.map(nameSubject)
  if (subjects.length === 0) return
  await tx
    .delete(tries)
    .where(
      or(
        inArray(tries.subject, subjects),
        ...subjects.map((one) => like(tries.subject, pairSubject(one, '%'))),
      ),
    )
}
