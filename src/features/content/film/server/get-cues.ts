import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type filmApi, filmErrors } from '../contract.ts'
import { filmSubtitles } from '../tables.ts'
import { openToChange } from './open-film.ts'
import { cuesOf } from './subtitle-cues.ts'
import { labelOf } from './subtitle-tracks.ts'

/** Returns the cues of one language for the editor. */
export async function getCues(
  call: Call<typeof filmApi.getCues>,
): Promise<z.input<typeof filmApi.getCues.answer>> {
  const { db, viewer, input } = call
  await openToChange(db, viewer, input.userFileId)
  const [row] = await db
    .select()
    .from(filmSubtitles)
    .where(
      and(
        eq(filmSubtitles.userFileId, input.userFileId),
        eq(filmSubtitles.language, input.language),
      ),
    )
  if (!row) throw new AppError(filmErrors.subtitleUnknown)
  return { version: row.version, label: labelOf(row), cues: await cuesOf(call, row) }
}
