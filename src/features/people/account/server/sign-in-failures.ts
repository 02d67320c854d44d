import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { signInName } from '../identifiers.ts'
import { signInFailures } from '../tables.ts'

/** From this many failures on, a sign-in needs a captcha. */
export const captchaAfter = 3
/** From this many failures on, a sign-in is slowed down. */
const slowAfter = 10
/** Minutes after the last failure until all failures expire. */
export const keptMinutes = 30

const recently = sql`now() - make_interval(mins => ${keptMinutes})`

/**
 * Hashed, because people sometimes type their password into the name field. Normalised as in the lookup,
 * because each spelling would otherwise allow fresh guesses, and one name's success clear another's count.
 */
export function nameSubject(name: string): string {
  const { kind, value } = signInName(name)
  return `name:${hashCredential(`${kind} ${value}`)}`
}

/** Counts wrong current passwords of a signed-in person. */
export const personSubject = (userId: number) => `user:${userId}`

/** Counts an IPv6 address by its /64, because one customer owns all of it. */
export function addressSubject(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return `ip:${ip}`
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return `ip:${[...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')}::/64`
}

/** Reads the recent failures of a name and an address, and the seconds the address must wait. */
export async function readFailures(db: Db, name: string, address: string) {
  const rows = await db
    .select({
      subject: signInFailures.subject,
      failures: signInFailures.failures,
      secondsAgo: sql<number>`extract(epoch from now() - ${signInFailures.lastFailedAt})::float8`,
    })
    .from(signInFailures)
    .where(
      and(
        inArray(signInFailures.subject, [name, address]),
        gt(signInFailures.lastFailedAt, recently),
      ),
    )
  const ofName = rows.find((row) => row.subject === name)
  const ofAddress = rows.find((row) => row.subject === address)
  return {
    name: ofName?.failures ?? 0,
    address: ofAddress?.failures ?? 0,
    waitSeconds: ofAddress ? Math.ceil(addressWait(ofAddress.failures) - ofAddress.secondsAgo) : 0,
  }
}

/** Reads the recent failures of one subject, and the minutes until they expire. */
export async function readFailuresOf(db: Db, subject: string) {
  const [row] = await db
    .select({
      failures: signInFailures.failures,
      minutesLeft: sql<number>`greatest(1, ceil(${keptMinutes} - extract(epoch from now() - ${signInFailures.lastFailedAt}) / 60))::int`,
    })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), gt(signInFailures.lastFailedAt, recently)))
  return row ?? { failures: 0, minutesLeft: 0 }
}

/** Counts one failure. @returns the new number. */
export async function addFailure(db: Db, subject: string): Promise<number> {
  const [row] = await db
    .insert(signInFailures)
    .values({ subject, failures: 1, lastFailedAt: sql`now()` })
    .onConflictDoUpdate({
      target: signInFailures.subject,
      set: {
        failures: sql`case when ${signInFailures.lastFailedAt} > ${recently} then ${signInFailures.failures} + 1 else 1 end`,
        lastFailedAt: sql`now()`,
      },
    })
    .returning({ failures: signInFailures.failures })
  return row!.failures
}

/** Takes back a failure that was counted in advance. */
export async function removeFailure(db: Db, subject: string): Promise<void> {
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(0, ${signInFailures.failures} - 1)` })
    .where(eq(signInFailures.subject, subject))
}

export async function clearFailures(db: Db | Tx, ...subjects: string[]): Promise<void> {
  await db.delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Seconds an address must wait: 1, 2, 4, 8, then 10. It never grows further, because a whole school may
 * share the address.
 */
const addressWait = (failures: number) =>
  failures < slowAfter ? 0 : Math.min(10, 2 ** (failures - slowAfter))

/**
 * Milliseconds by which an answer about a name is delayed, up to 2 s. A name is never refused, because
 * anyone could then lock its owner out.
 */
export const nameDelay = (failures: number) =>
  failures < slowAfter ? 0 : Math.min(2000, 250 * 2 ** (failures - slowAfter))
