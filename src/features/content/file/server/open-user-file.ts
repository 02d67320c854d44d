import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { preparedSelect } from '#src/server/database/prepared.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { readingErrors } from '../reading-errors.ts'
import { userFiles } from '../tables.ts'
import { type Reading, readingOf } from './reading-port.ts'
import { type Grant, grantOf, readRight } from './reading-right.ts'
import { mayRead } from './rules.ts'

/** A user file with its present bytes. */
export interface UserFile {
  userFileId: number
  /** The name that the owner gave it. */
  name: string
  ownerId: number | null
  linkRound: number
  file: FileRow
}

/** A user file that the reader may read. */
export interface OpenedFile extends UserFile {
  grant: Grant
}

const readOne = preparedSelect('user_file_with_bytes', (db) =>
  db
    .select()
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.id, sql.placeholder('userFileId'))),
)

/** Reads a user file; the caller checks the right to it. */
export async function readUserFile(db: Db, userFileId: number): Promise<UserFile | undefined> {
  const [row] = await readOne(db, { userFileId })
  if (!row) return undefined
  const { id, name, ownerId, linkRound } = row.user_files
  return { userFileId: id, name, ownerId, linkRound, file: row.files }
}

type Asked = Pick<Kernel, 'db' | 'secret' | 'ports'> & {
  viewer: Viewer | null
  locale: Locale
  /** `right`: the one that a link carries. */
  input: { file: number; right?: string | undefined }
}

const nothing: Reading = { read: false, download: false, ways: [] }

/**
 * Opens a file for a reader: its owner, an administrator, anyone with a right in the link or where the file
 * is public, and the people to whom a later room gives it (learners of a course).
 * @throws file.unknown, file.notReadable, file.linkExpired
 */
export async function openReading(asked: Asked): Promise<OpenedFile> {
  const { db, secret, viewer, input } = asked
  const found = await readUserFile(db, input.file)
  if (!found) throw new AppError(readingErrors.unknown)
  const right = input.right === undefined ? undefined : readRight(secret, found, input.right)
  const facts = {
    isOwner: viewer !== null && found.ownerId === viewer.id,
    isAdmin: isAdmin(viewer),
    isPublic: found.file.visibility === 'public',
    link:
      right === undefined ? ('none' as const) : right === 'expired' ? right : ('valid' as const),
  }
  if (right && right !== 'expired') return { ...found, grant: right }
  if (mayRead({ ...facts, ...nothing }) === null) return { ...found, grant: grantOf(all) }
  const reading = await readingOf({ ...asked, userFileId: found.userFileId })
  must(mayRead({ ...facts, ...reading }))
  return { ...found, grant: grantOf(reading) }
}

const all = { download: true }
