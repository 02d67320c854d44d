import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { addressKey } from '#src/server/net/address-key.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { signInName } from '../identifiers.ts'
import { signInFailures } from '../tables.ts'
import { keptMinutes } from './sign-in-limits.ts'

const recently = sql`now() - make_interval(mins => ${keptMinutes})`

/**
 * Hashed, because people sometimes type their password into the name field. Normalised as in the lookup,
 * because each spelling would otherwise allow fresh guesses, and one name's success clear another's count.
 */
export function nameSubject(name: string): string {
  const { kind, value } = signInName(name)
  return `name:${hashCredential(`${kind} ${value}`)}`
}

/** Counts a name at one address: a stranger elsewhere does not use up its tries. */
export const pairSubject = (name: string, address: string) => `pair:${name.slice(5)}|${address}`

/** Counts wrong current passwords of a signed-in person. */
export const personSubject = (userId: number) => `user:${userId}`

/** Counts an address, of IPv6 the network of one customer, by the key that all limits share. */
export const addressSubject = (ip: string) => `ip:${addressKey(ip)}`

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

/** Clears all failures of a person's names, at every address. */
export async function clearFailuresOfNames(tx: Tx, names: readonly string[]): Promise<void> {
  const subjects = names.map(nameSubject)
  if (subjects.length === 0) return
  await tx
    .delete(signInFailures)
    .where(
      or(
        inArray(signInFailures.subject, subjects),
        ...subjects.map((one) => like(signInFailures.subject, pairSubject(one, '%'))),
      ),
    )
}
