import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { locales } from '#src/shared/locale.ts'
import { accountRoles, customRoles } from '#src/shared/viewer.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { genders } from './forms.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** As the person writes it; compared in lower case. */
    username: text().notNull(),
    /** E.164 without the plus for China: 13812345678. */
    phone: text().unique(),
    /** Lower case. */
    email: text().unique(),
    /** argon2id, in PHC string format. */
    passwordHash: text().notNull(),
    realName: text().notNull().default(''),
    avatarFileId: integer().references(() => files.id, { onDelete: 'set null' }),
    introduction: text().notNull().default(''),
    introductionEn: text(),
    accountRole: text({ enum: accountRoles }).notNull().default('0'),
    schoolId: integer().references(() => schools.id, { onDelete: 'set null' }),
    nickname: text().notNull().default(''),
    gender: text({ enum: genders }),
    college: text().notNull().default(''),
    major: text().notNull().default(''),
    studentNumber: text().notNull().default(''),
    /** Courses a teacher gives, as the person writes them. */
    coursesTaught: text().notNull().default(''),
    /** Where rewards are paid to: sealed JSON (server/secrets/seal.ts), of `paymentSchema`. */
    paymentSealed: text(),
    /** When this person was verified as a teacher; null: not (or no longer). */
    verifiedAt: moment(),
    /** Which version of the terms and the privacy policy was agreed to, and when. */
    termsVersion: text(),
    termsAcceptedAt: moment(),
    lockedAt: moment(),
    /** Told to administrators only. */
    lockedReason: text().notNull().default(''),
    passwordChangedAt: moment(),
    /** Asked for deletion; the account goes 14 days later. */
    deletionRequestedAt: moment(),
    /** What is left of a deleted account: a row that names nobody. */
    erasedAt: moment(),
    /** The language of mail: that of the last sign-in, refresh or switch; null: the school's. */
    locale: text({ enum: locales }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_username_lower').on(sql`lower(${t.username})`),
    index().on(t.avatarFileId),
    index().on(t.schoolId),
    index().on(t.createdAt),
    // For the beginning of a name, whatever the database's collation.
    index('users_real_name').on(t.realName.asc().op('text_pattern_ops')),
    index()
      .on(t.deletionRequestedAt)
      .where(sql`${t.deletionRequestedAt} is not null`),
  ],
)

export const userCustomRoles = pgTable(
  'user_custom_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: customRoles }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
)

/** A signed-in device. Credentials are kept as hashes only. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    refreshHash: text().notNull().unique(),
    refreshExpiresAt: moment().notNull(),
    remembered: boolean().notNull(),
    loginDays: smallint().notNull(),
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    /** First use of the present access token; null until then. */
    tokenUsedAt: moment(),
    endedAt: moment(),
  },
  (t) => [index().on(t.userId), index().on(t.refreshExpiresAt)],
)

/** Refresh credentials that were rotated away: one that comes back ends its session. */
export const rotatedCredentials = pgTable(
  'rotated_credentials',
  {
    hash: text().primaryKey(),
    /** Together with the credential itself, which is not kept, makes its successors. */
    salt: text().notNull(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    rotatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.sessionId), index().on(t.rotatedAt)],
)

export const codePurposes = ['register', 'findPassword', 'bind'] as const

/** Verification codes sent to a phone or an e-mail. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    target: text().notNull(),
    purpose: text({ enum: codePurposes }).notNull(),
    codeHash: text().notNull(),
    guessesLeft: smallint().notNull(),
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
 * Codes sent today (the school's day) to one phone or e-mail, or asked for from one address ('ip:…').
 * The row is also the lock that keeps two calls at the same moment from both being let through.
 */
export const codeLimits = pgTable('code_limits', {
  subject: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  sent: integer().notNull(),
  lastSentAt: moment().notNull(),
})

/** Failed sign-ins of a name ('name:' and its hash) or an address ('ip:…'); decides when a captcha is asked. */
export const signInFailures = pgTable('sign_in_failures', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: moment().notNull(),
})

/** Pictures and sums to solve; each serves one try. */
export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    answerHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)
