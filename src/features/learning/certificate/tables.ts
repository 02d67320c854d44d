import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { courses } from '#src/features/learning/course/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { certificateTemplates, revokeReasons } from './limits.ts'

const fileId = () => integer().references(() => files.id, { onDelete: 'restrict' })

/** What is printed besides the person and the course. A certificate holds a copy of the day of its issue. */
const printed = () => ({
  template: text({ enum: certificateTemplates }).notNull(),
  institution: text().notNull(),
  institutionEn: text().notNull(),
  signer: text().notNull(),
  signerEn: text().notNull(),
  signerTitle: text().notNull().default(''),
  signerTitleEn: text().notNull().default(''),
  hours: smallint().notNull(),
  /** Copies of the teacher's pictures, so that another picture changes no certificate that was issued. */
  sealFileId: fileId(),
  signatureFileId: fileId(),
})

/** The certificate that a course offers. Issued ones do not change with it. */
export const certificateOffers = pgTable(
  'certificate_offers',
  {
    courseId: integer()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** False: none is issued any more. */
    offered: boolean().notNull(),
    ...printed(),
    /** Null: valid without end. */
    validMonths: smallint(),
    /** Prints the mean of the quizzes' marks. */
    showsMark: boolean().notNull(),
    /** Open courses only: a claim pays the fee of the course. */
    asksFee: boolean().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.sealFileId), index().on(t.signatureFileId)],
)

/** Issued certificates. Every printed word is a copy, and no row is ever deleted. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    /** Without hyphens; see code.ts. */
    code: text().notNull().unique(),
    courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Both empty once the holder has deleted the account. */
    name: text().notNull(),
    nameEn: text().notNull(),
    course: text().notNull(),
    courseEn: text().notNull(),
    ...printed(),
    /** In percent; null where none is printed. */
    mark: smallint(),
    completedOn: date({ mode: 'string' }).notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    /** The last day of its validity; null: without end. */
    expiresOn: date({ mode: 'string' }),
    /** Coins paid for it; 0 where it took the place of another one, which keeps its fee. */
    paid: integer().notNull().default(0),
    /** Null until the job has made them, and once the holder has deleted the account. */
    pdfFileId: fileId(),
    jpgFileId: fileId(),
    /** The signed credential, as JSON. */
    credential: text(),
    /** The certificate whose place it took. */
    replacesId: integer()
      .unique()
      .references((): AnyPgColumn => certificates.id, { onDelete: 'restrict' }),
    revokedAt: moment(),
    revokedReason: text({ enum: revokeReasons }),
    revokedWords: text().notNull().default(''),
    /** The name with which the holder asks for it again; '' where nothing is asked. */
    askedName: text().notNull().default(''),
    askedNameEn: text().notNull().default(''),
    askedWords: text().notNull().default(''),
    askedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('certificates_one_claim')
      .on(t.userId, t.courseId)
      .where(sql`${t.replacesId} is null`),
    index().on(t.userId, t.id),
    index().on(t.courseId, t.id),
    index().on(t.sealFileId),
    index().on(t.signatureFileId),
    index().on(t.pdfFileId),
    index().on(t.jpgFileId),
    check('certificates_revoked', sql`(${t.revokedAt} is null) = (${t.revokedReason} is null)`),
  ],
)

/** The key pair that signs credentials; one row. */
export const certificateKeys = pgTable(
  'certificate_keys',
  {
    id: smallint().primaryKey().default(1),
    /** As a did:key, which is its public part. */
    did: text().notNull(),
    /** The private part, sealed by server/secrets/seal.ts. */
    sealed: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [check('certificate_keys_one', sql`${t.id} = 1`)],
)
