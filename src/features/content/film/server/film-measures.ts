import { eq } from 'drizzle-orm'
import type { fileMeasures } from '#src/features/content/file/server/uses-port.ts'
import { films } from '../tables.ts'

/** The length of a film or sound that was probed. */
export const filmMeasures: NonNullable<(typeof fileMeasures)['answer']> = async (db, fileId) => {
  const [film] = await db
    .select({ seconds: films.seconds })
    .from(films)
    .where(eq(films.fileId, fileId))
  return film
}
