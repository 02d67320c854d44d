import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { type filmApi, filmErrors } from '../contract.ts'
import type { SubtitleLanguage } from '../languages.ts'
import { filmSubtitles } from '../tables.ts'
import { newSubtitle } from './new-subtitle.ts'
import { openToChange } from './open-film.ts'
import { writeCues } from './subtitle-cues.ts'

const keyOf = (given: { userFileId: number; language: SubtitleLanguage }) =>
  and(eq(filmSubtitles.userFileId, given.userFileId), eq(filmSubtitles.language, given.language))

/** Adds a track. @throws film.subtitleExists */
export async function addSubtitle({
  db,
  viewer,
  input: { userFileId, language, label, cues },
}: Call<typeof filmApi.addSubtitle>): Promise<{ version: number }> {
  await openToChange(db, viewer, userFileId)
  return db.transaction(async (tx) => {
    const row = await newSubtitle(tx, { userFileId, language, label, cues })
    if (!row) throw new AppError(filmErrors.subtitleExists)
    return { version: row.version }
  })
}

/** Replaces the cues of a track. @throws film.subtitleUnknown, film.subtitleChanged */
export async function saveSubtitle({
  db,
  viewer,
  input: { version, label, cues, ...key },
}: Call<typeof filmApi.saveSubtitle>): Promise<{ version: number }> {
  await openToChange(db, viewer, key.userFileId)
  return db.transaction(async (tx) => {
    const row = await hold(tx, key)
    if (row.version !== version) throw new AppError(filmErrors.subtitleChanged)
    const next = version + 1
    await tx
      .update(filmSubtitles)
      .set({ version: next, label, changedAt: new Date(), sourceFileId: null })
      .where(eq(filmSubtitles.id, row.id))
    await writeCues(tx, row.id, cues)
    return { version: next }
  })
}

/** Deletes a track. @throws film.subtitleUnknown */
export async function deleteSubtitle({
  db,
  viewer,
  input,
}: Call<typeof filmApi.deleteSubtitle>): Promise<Record<string, never>> {
  await openToChange(db, viewer, input.userFileId)
  const gone = await db.delete(filmSubtitles).where(keyOf(input)).returning()
  if (gone.length === 0) throw new AppError(filmErrors.subtitleUnknown)
  return {}
}

/** Locks a track, so that two saves with one version are one after the other. */
async function hold(db: Tx, key: { userFileId: number; language: SubtitleLanguage }) {
  const [row] = await db.select().from(filmSubtitles).where(keyOf(key)).for('update')
  if (!row) throw new AppError(filmErrors.subtitleUnknown)
  return row
}
