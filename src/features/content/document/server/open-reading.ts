import { eq } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { documentErrors } from '../contract.ts'
import { fileReading, type Reading } from '#src/features/content/file/server/reading-port.ts'
import { type Grant, readRight } from '#src/features/content/file/server/reading-right.ts'
import { mayRead } from './rules.ts'

type Asked = Pick<Kernel, 'db' | 'secret' | 'ports'> & {
  viewer: Viewer | null
  locale: Locale
  input: { file: number; right?: string | undefined }
}

/** A user file that the reader may read, with its present bytes. */
export interface OpenedFile {
  userFileId: number
  /** The name that the owner gave it. */
  name: string
  ownerId: number | null
  file: FileRow
  grant: Grant
}

/**
 * Opens a file for a reader: its owner, an administrator, anyone with a right in the link or where the file
 * is public, and the people to whom a later room gives it (learners of a course).
 * @throws document.fileUnknown, document.notReadable, document.rightExpired
 */
export async function openReading(asked: Asked): Promise<OpenedFile> {
  const { db, secret, ports, viewer, locale, input } = asked
  const [row] = await db
    .select()
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.id, input.file))
  if (!row) throw new AppError(documentErrors.fileUnknown)
  const { user_files: own, files: file } = row
  const found = { userFileId: own.id, name: own.name, ownerId: own.ownerId, file }
  const right = input.right === undefined ? undefined : readRight(secret, own.id, input.right)
  if (right && right !== 'expired') return { ...found, grant: right }
  const isOwn = viewer !== null && own.ownerId === viewer.id
  if (isOwn || isAdmin(viewer) || file.visibility === 'public') {
    return { ...found, grant: { download: true, print: true } }
  }
  const reading = await ports.get(fileReading)({ db, viewer, locale, userFileId: own.id })
  must(mayRead({ ...reading, hasExpired: right === 'expired' }))
  return { ...found, grant: grantOf(reading) }
}

/** Printing is a copy on paper, so it follows the download. */
const grantOf = ({ download }: Reading): Grant => ({ download, print: download })
