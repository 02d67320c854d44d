import {
  openReading,
  readUserFile,
  type UserFile,
} from '#src/features/content/file/server/open-user-file.ts'
import { readingErrors } from '#src/features/content/file/reading-errors.ts'
import type { Db } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { isAdmin, type Viewer } from '#src/shared/viewer.ts'
import { filmErrors } from '../contract.ts'
import { mayChangeFilm } from './rules.ts'
import { isFilmOrSound } from './types.ts'

/**
 * Opens a film for a person who watches it.
 * @throws film.filmUnknown for a file of another kind, and the refusals of reading
 */
export async function openToWatch(asked: Parameters<typeof openReading>[0]): Promise<UserFile> {
  const film = await openReading(asked)
  mustBeFilm(film)
  return film
}

/**
 * Opens a film for a change.
 * @throws file.unknown, also for a film of another person; film.filmUnknown
 */
export async function openToChange(db: Db, viewer: Viewer, userFileId: number): Promise<UserFile> {
  const film = await readUserFile(db, userFileId)
  if (!film) throw new AppError(readingErrors.unknown)
  // The right comes first: a refusal never says what another person's file is.
  must(mayChangeFilm({ isOwner: film.ownerId === viewer.id, isAdmin: isAdmin(viewer) }))
  mustBeFilm(film)
  return film
}

function mustBeFilm({ file }: UserFile): void {
  if (!isFilmOrSound(file.mime)) throw new AppError(filmErrors.filmUnknown)
}
