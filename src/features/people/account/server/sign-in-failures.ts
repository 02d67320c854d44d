import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { normalContact } from '../forms.ts'
import { signInFailures } from '../tables.ts'

/** From this many failures on a captcha is asked for. */
export const captchaAfter = 3
/** From this many on it gets slow. */
export const slowAfter = 10
/** Failures count until there has been none for so long. */
export const keptMinutes = 30

const recently = sql`now() - make_interval(mins => ${keptMinutes})`

/**
 * Hashed, as some type their password into the wrong field; and as it is looked up, or each way to
 * write a phone would bring fresh guesses.
 */
export const nameSubject = (name: string) =>
  `name:${hashCredential(normalContact(name).toLowerCase())}`

/** Wrong current passwords of someone who is signed in. */
export const personSubject = (userId: number) => `user:${userId}`

/** An IPv6 customer has a whole /64 to call from. */
export function addressSubject(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return `ip:${ip}`
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return `ip:${[...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':')}::/64`
}

/** Failures of a name and an address, and the seconds since the address failed last. */
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

/** Recent failures of one subject, and the minutes until they are forgotten. */
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

/** Counts one failure. @returns how many it makes. */
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

/** Takes back a failure that was counted ahead. */
export async function takeBack(db: Db, subject: string): Promise<void> {
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(0, ${signInFailures.failures} - 1)` })
    .where(eq(signInFailures.subject, subject))
}

export async function clearFailures(db: Db | Tx, ...subjects: string[]): Promise<void> {
  await db.delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Seconds an address must pause: 1, 2, 4, up to 10. A whole school may stand behind it, so it never
 * gets longer.
 */
const addressWait = (failures: number) =>
  failures < slowAfter ? 0 : Math.min(10, 2 ** (failures - slowAfter))

/**
 * Milliseconds an answer about a name is held back: up to 2 s, and never a refusal, or anyone could
 * lock anyone out.
 */
export const nameDelay = (failures: number) =>
  failures < slowAfter ? 0 : Math.min(2000, 250 * 2 ** (failures - slowAfter))
