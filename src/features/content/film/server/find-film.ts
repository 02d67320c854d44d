import { eq } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { films, type FilmRow } from '../tables.ts'

/** Returns what the probe has found. @throws where a film was not probed, which is a fault of ours */
export async function findFilm(db: Db, fileId: number): Promise<FilmRow> {
  const [film] = await db.select().from(films).where(eq(films.fileId, fileId))
  if (!film) throw new Error(`film ${fileId} was not probed`)
  return film
}
