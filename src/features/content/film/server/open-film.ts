import { eq } from 'drizzle-orm'
import { fileReading } from '#src/features/content/file/server/reading-port.ts'
import { readRight } from '#src/features/content/file/server/reading-right.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type FileRow, files } from '#src/server/storage/tables.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { filmErrors } from '../contract.ts'
import { isFilmOrSound } from './types.ts'
import { mayChangeFilm, mayWatch } from './rules.ts'

/** A film among the files of people, with its present bytes. */
export interface UserFilm {
  userFileId: number
  name: string
  ownerId: number | null
  linkRound: number
  file: FileRow
}

/** @throws film.filmUnknown, also where the file is of another kind */
async function findUserFilm(db: Db, userFileId: number): Promise<UserFilm> {
  const [row] = await db
    .select()
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.id, userFileId))
  if (!row || !isFilmOrSound(row.files.mime)) throw new AppError(filmErrors.filmUnknown)
  const { user_files: own, files: file } = row
  const { id, name, ownerId, linkRound } = own
  return { userFileId: id, name, ownerId, linkRound, file }
}

interface Asked extends Pick<Kernel, 'db' | 'secret' | 'ports'> {
  viewer: Viewer | null
  locale: Locale
  input: { file: number; right?: string | undefined }
}

/**
 * Opens a film for a person who watches it.
 * @throws film.filmUnknown, film.notReadable, film.rightExpired
 */
export async function openToWatch(asked: Asked): Promise<UserFilm> {
  const { db, secret, ports, viewer, locale, input } = asked
  const film = await findUserFilm(db, input.file)
  const right = input.right === undefined ? undefined : readRight(secret, film, input.right)
  const isGiven = right !== undefined && right !== 'expired'
  const isOwn = viewer !== null && film.ownerId === viewer.id
  if (isGiven || isOwn || isAdmin(viewer) || film.file.visibility === 'public') return film
  const given = { db, viewer, locale, userFileId: input.file }
  const { read, ways } = await ports.get(fileReading)(given)
  must(mayWatch({ read, isNamed: ways.length > 0, hasExpired: right === 'expired' }))
  return film
}

/**
 * Opens a film for a change.
 * @throws film.filmUnknown, film.notYours
 */
export async function openToChange(db: Db, viewer: Viewer, userFileId: number): Promise<UserFilm> {
  const film = await findUserFilm(db, userFileId)
  must(mayChangeFilm({ isOwner: film.ownerId === viewer.id, isAdmin: isAdmin(viewer) }))
  return film
}
