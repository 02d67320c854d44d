import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#src/server/database/columns.ts'
import { files } from '#src/server/storage/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { uploadFailures, uploadStates } from './contract.ts'

/** Bytes of an upload that count towards limits of 24 hours, by the hour in which they arrived. */
export interface UploadShare {
  subjects: string[]
  hour: string
  bytes: number
}

/** Uploads in pieces, from their beginning until they are files or given up. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** 32 random hexadecimal digits, also the name of the bytes. */
    id: text().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The folder that the file will lie in. */
    folderId: integer().references(() => fileFolders.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Bytes of the whole. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Bytes that count towards the limits of 24 hours, and where; see upload-shares.ts. */
    counted: bigint({ mode: 'number' }).notNull().default(0),
    shares: jsonb().$type<UploadShare[]>().notNull().default([]),
    state: text({ enum: uploadStates }).notNull().default('arriving'),
    failure: text({ enum: uploadFailures }),
    /** Its check waits for the virus scanner, which does not answer. */
    unscanned: boolean().notNull().default(false),
    /** The checksum that the browser has computed of the whole. */
    sha256: text(),
    userFileId: integer().references(() => userFiles.id, { onDelete: 'set null' }),
    /** The request that adds to it now; see upload-lock.ts. */
    lease: text(),
    leaseUntil: moment(),
    beganAt: moment().notNull().defaultNow(),
    /** Bytes came, or its state changed. */
    touchedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.ownerId, t.beganAt),
    index().on(t.userFileId),
    index().on(t.folderId),
    index().on(t.touchedAt),
  ],
)

/** The folders of a person, a tree. */
export const fileFolders = pgTable(
  'file_folders',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null at the top. */
    parentId: integer(),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('file_folders_name').on(t.ownerId, t.parentId, t.name).nullsNotDistinct(),
    index().on(t.parentId),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }).onDelete('cascade'),
  ],
)

/** The files of a person: "my files". Other rooms name them; the bytes may be replaced. */
export const userFiles = pgTable(
  'user_files',
  {
    id: id(),
    /** Null once the owner's account is deleted while a course still uses the file. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    folderId: integer().references(() => fileFolders.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The present bytes. */
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    createdAt: moment().notNull().defaultNow(),
    /** Uploaded, or its bytes replaced. */
    changedAt: moment().notNull().defaultNow(),
    /** Links to it name their round; those of an earlier one are withdrawn. */
    linkRound: integer().notNull().default(0),
  },
  (t) => [index().on(t.ownerId, t.changedAt), index().on(t.folderId), uniqueIndex().on(t.fileId)],
)

/** The former bytes of files that were replaced, until they are deleted. */
export const userFileVersions = pgTable(
  'user_file_versions',
  {
    id: id(),
    userFileId: integer()
      .notNull()
      .references(() => userFiles.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    replacedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userFileId), uniqueIndex().on(t.fileId), index().on(t.replacedAt)],
)
