import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
    /** In the normal form of identifiers.ts, in the person's capitals; compared in lower case. */
    username: text().notNull(),
    /** Eleven digits, without the country's number: 13812345678. */
    phone: text().unique(),
    /** Lower case, with the domain in ASCII. */
    email: text().unique(),
    /** argon2id, in PHC string format. */
    passwordHash: text().notNull(),
    realName: text().notNull().default(''),
    /** In Latin letters, as the person writes it; null: the pinyin of `realName`. */
    realNameEn: text(),
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
    /** Courses a teacher gives, as free text. */
    coursesTaught: text().notNull().default(''),
    /** Payment details for rewards: JSON of `paymentSchema`, sealed by server/secrets/seal.ts. */
    paymentSealed: text(),
    /** When this person was verified as a teacher; null when not, or no longer, verified. */
    verifiedAt: moment(),
    /** The accepted version of the terms and the privacy policy. */
    termsVersion: text(),
    termsAcceptedAt: moment(),
    lockedAt: moment(),
    /** Shown to administrators only. */
    lockedReason: text().notNull().default(''),
    passwordChangedAt: moment(),
    /** The password was printed or given by another person: only a new one opens the rest of the site. */
    passwordMustChange: boolean().notNull().default(false),
    /** When the deletion was requested; the account is erased `deletionDays` later. */
    deletionRequestedAt: moment(),
    /** Set when the account was erased; the row stays without a name or contacts. */
    erasedAt: moment(),
    /** Language of mail, from the last sign-in, refresh or switch; null for the school's. */
    locale: text({ enum: locales }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_username_lower').on(sql`lower(${t.username})`),
    check('users_username_normal', sql`${t.username} is nfkc normalized`),
    check(
      'users_email_normal',
      sql`${t.email} is nfkc normalized and ${t.email} = lower(${t.email})`,
    ),
    index().on(t.avatarFileId),
    index().on(t.schoolId),
    index().on(t.createdAt),
    // Serves prefix searches by name under any collation of the database.
    index('users_real_name').on(t.realName.asc().op('text_pattern_ops')),
    index('users_real_name_en')
      .on(sql`lower(${t.realNameEn}) text_pattern_ops`)
      .where(sql`${t.realNameEn} is not null`),
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

/** Sessions of signed-in devices. Credentials are stored as hashes only. */
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
    /** First use of the current access token; null until then. */
    tokenUsedAt: moment(),
    endedAt: moment(),
  },
  (t) => [index().on(t.userId), index().on(t.refreshExpiresAt)],
)

/** Rotated refresh credentials, to detect their reuse, which ends the session (see refresh-token.ts). */
export const rotatedCredentials = pgTable(
  'rotated_credentials',
  {
    hash: text().primaryKey(),
    /** Makes the successors, together with the credential itself, which is not stored. */
    salt: text().notNull(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    rotatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.sessionId), index().on(t.rotatedAt)],
)
