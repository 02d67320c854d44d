import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import type { Purpose } from './purpose.ts'

/** Verification codes sent to a phone or an e-mail. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    target: text().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    codeHash: text().notNull(),
    guessesLeft: smallint().notNull(),
    /** How often a right code may still be refused because of another field. */
    questionsLeft: smallint().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.target, t.createdAt),
    check('verification_codes_guesses', sql`${t.guessesLeft} >= 0`),
  ],
)

/**
 * Codes sent today (the school's day) to one phone or e-mail for one purpose ('13812345678 security.bind'), or
 * requested from one address ('ip:…') or by one person ('user:7'); see server/code-limits.ts. The row is
 * also the lock that lets only the allowed number of simultaneous calls pass.
 */
export const codeLimits = pgTable('code_limits', {
  subject: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  sent: integer().notNull(),
  /** When the pauses after all codes sent will be over. */
  freeAt: moment().notNull(),
})

/**
 * Tries that are limited: sign-ins of a name ('name:' and its hash), an address ('ip:…'), a name at an
 * address ('pair:…') and a known device ('device:…'), solutions of puzzles from an address ('puzzle:ip:…'),
 * and current passwords of a signed-in person ('user:' and the id). A try is counted as a failure before
 * it is checked (server/tries.ts).
 */
export const tries = pgTable('tries', {
  subject: text().primaryKey(),
  /** Recent failures: they expire together, half an hour after the last one. */
  failures: integer().notNull(),
  lastFailedAt: moment().notNull(),
  /** The school's day that `today` and `people` count. */
  day: date({ mode: 'string' })
    .notNull()
    .default(sql`current_date`),
  today: integer().notNull().default(0),
  /** Different people who signed in from this address on that day. */
  people: integer().notNull().default(0),
})

/** People who signed in from an address, as hashes, each counted once a day. */
export const addressPeople = pgTable('address_people', {
  hash: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
})

/** Captchas: pictures and sums; each allows one try, for one name. */
export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    answerHash: text().notNull(),
    /** The name, or without one the address, that it was made for. */
    boundTo: text().notNull().default(''),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** Puzzles, each for one try, and the tickets that solutions earn. */
export const puzzles = pgTable(
  'puzzles',
  {
    id: text().primaryKey(),
    /** The piece's place, in pixels from the left; null for a question and for a ticket. */
    x: smallint(),
    answerHash: text(),
    expiresAt: moment().notNull(),
    /** Set for a ticket, which sends one code, to one phone or e-mail. */
    ticketHash: text().unique(),
    ticketTarget: text(),
  },
  (t) => [index().on(t.expiresAt)],
)
