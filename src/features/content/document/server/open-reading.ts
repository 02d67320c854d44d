import type { Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { documentErrors } from '../contract.ts'
import { fileReading } from '#src/features/content/file/server/reading-port.ts'
import { grantOf, readRight } from '#src/features/content/file/server/reading-right.ts'
import { type OpenedFile, readUserFile } from './read-user-file.ts'
import { mayRead } from './rules.ts'

type Asked = Pick<Kernel, 'db' | 'secret' | 'ports'> & {
  viewer: Viewer | null
  locale: Locale
  input: { file: number; right?: string | undefined }
}

/**
 * Opens a file for a reader: its owner, an administrator, anyone with a right in the link or where the file
 * is public, and the people to whom a later room gives it (learners of a course).
 * @throws document.fileUnknown, document.notReadable, document.rightExpired
 */
export async function openReading(asked: Asked): Promise<OpenedFile> {
  const { db, secret, ports, viewer, locale, input } = asked
  const found = await readUserFile(db, input.file)
  if (!found) throw new AppError(documentErrors.fileUnknown)
  const right = input.right === undefined ? undefined : readRight(secret, found, input.right)
  if (right && right !== 'expired') return { ...found, grant: right }
  const isOwn = viewer !== null && found.ownerId === viewer.id
  if (isOwn || isAdmin(viewer) || found.file.visibility === 'public') {
    return { ...found, grant: { download: true, print: true } }
  }
  const reading = await ports.get(fileReading)({ db, viewer, locale, userFileId: found.userFileId })
  must(mayRead({ ...reading, hasExpired: right === 'expired' }))
  return { ...found, grant: grantOf(reading) }
}
