import { eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Tx } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { widthOf } from '#src/server/net/networks.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { codeGapSeconds } from '../contract.ts'
import { mailboxOf } from '#src/shared/identifiers.ts'
import type { Purpose } from '../purpose.ts'
import { codeLimits } from '../tables.ts'
import { addressSubject } from './subjects.ts'

/** How many codes one subject may cause: a day, and at which pace. */
export interface CodeLimit {
  subject: string
  perDay: number
  everySeconds: number
  /** Codes that may follow each other without a pause. */
  atOnce: number
}

/** A code counted: the number of today. Or refused: the number of today, and the wait. */
export type Taken = { sent: number } & ({ refused: false } | { refused: true; waitSeconds: number })

/**
 * Counts one code against a limit. One statement decides and locks, so that only the allowed number of
 * simultaneous calls passes. `freeAt` moves by one pause with each code (generic cell rate algorithm).
 */
export async function takeCode(tx: Tx, limit: CodeLimit): Promise<Taken> {
  const { subject, perDay, everySeconds, atOnce } = limit
  const pause = sql`make_interval(secs => ${everySeconds})`
  const ahead = sql`make_interval(secs => ${(atOnce - 1) * everySeconds})`
  const isNewDay = sql`${codeLimits.day} < excluded.day`
  const [row] = await tx
    .insert(codeLimits)
    .values({ subject, day: schoolToday, sent: 1, freeAt: sql`now() + ${pause}` })
    .onConflictDoUpdate({
      target: codeLimits.subject,
      set: {
        day: sql`excluded.day`,
        sent: sql`case when ${isNewDay} then 1 else ${codeLimits.sent} + 1 end`,
        freeAt: sql`greatest(${codeLimits.freeAt}, now()) + ${pause}`,
      },
      setWhere: sql`${codeLimits.freeAt} <= now() + ${ahead}
        and (${isNewDay} or ${codeLimits.sent} < ${perDay})`,
    })
    .returning({ sent: codeLimits.sent })
  if (row) return { sent: row.sent, refused: false }
  const [state] = await tx
    .select({
      sent: codeLimits.sent,
      waitSeconds: sql<number>`greatest(1, ceil(extract(epoch from ${codeLimits.freeAt} - now() - ${ahead})))::int`,
    })
    .from(codeLimits)
    .where(eq(codeLimits.subject, subject))
  return { ...state!, refused: true }
}

/** The subject of a phone's or an e-mail's limit; `more` tells apart limits of one purpose. */
export const targetSubject = (contact: string, purpose: Purpose, more = '') =>
  `${mailboxOf(contact)} ${purpose}${more}`

/** Deletes the counts of these phones and e-mails. */
export async function deleteCodeLimits(tx: Tx, contacts: string[]): Promise<void> {
  const subject = sql`split_part(${codeLimits.subject}, ' ', 1)`
  await tx.delete(codeLimits).where(inArray(subject, contacts.map(mailboxOf)))
}

/** One code a minute to a phone or an e-mail, and the setting's number a day, for each purpose. */
export const ofTarget = (subject: string, { CODES_PER_DAY }: Config): CodeLimit => ({
  subject,
  perDay: CODES_PER_DAY,
  everySeconds: codeGapSeconds,
  atOnce: 1,
})

/** Codes for one network address: a class signs up from it in one lesson, a whole school in a day. */
export const ofAddress = (config: Config, ip: string): CodeLimit =>
  wider(config, ip, {
    subject: `${addressSubject(ip)} codes`,
    perDay: 200,
    everySeconds: 3,
    atOnce: 60,
  })

/** Codes for one address without any proof: sixty in ten minutes. */
export const ofBareAddress = (config: Config, ip: string): CodeLimit =>
  wider(config, ip, {
    subject: `${addressSubject(ip)} bare`,
    perDay: 60,
    everySeconds: 10,
    atOnce: 10,
  })

/** Codes from one address to one phone or e-mail without any proof: the first, and one more try. */
export const ofBareTarget = (ip: string, contact: string): CodeLimit => ({
  // Hashed, so that it names no person beside the address.
  subject: `bare:${hashCredential(`${addressSubject(ip)} ${mailboxOf(contact)}`)}`,
  perDay: 2,
  everySeconds: 0,
  atOnce: 1,
})

/** Codes to any contacts at the request of one person. */
export const ofPerson = (userId: number): CodeLimit => ({
  subject: `user:${userId}`,
  perDay: 20,
  everySeconds: 10,
  atOnce: 5,
})

function wider(config: Config, ip: string, limit: CodeLimit): CodeLimit {
  const { perDay, everySeconds, atOnce } = limit
  const width = widthOf(config, ip)
  return {
    ...limit,
    perDay: perDay * width,
    everySeconds: everySeconds / width,
    atOnce: atOnce * width,
  }
}
