import type { Tx } from '#src/server/database/db.ts'
import type { SubtitleCue } from '../contract.ts'
import type { SubtitleLanguage } from '../languages.ts'
import { filmSubtitles } from '../tables.ts'
import { writeCues } from './subtitle-cues.ts'

/** Adds a track to a film. @returns undefined where the film has one of that language */
export async function newSubtitle(
  tx: Tx,
  given: {
    userFileId: number
    language: SubtitleLanguage
    label?: string
    cues: readonly SubtitleCue[]
  },
) {
  const { cues, ...values } = given
  const [row] = await tx.insert(filmSubtitles).values(values).onConflictDoNothing().returning()
  if (row) await writeCues(tx, row.id, cues)
  return row
}
