import type { Job } from '#src/server/feature.ts'
import { cutWordsInside } from '#src/server/text/words-inside.ts'

/** Makes the words of new subtitles searchable, soon after they were saved. */
export const cutCuesJob: Job = {
  name: 'film-words',
  options: { timeout: 600 },
  cron: '* * * * *',
  run: ({ db }) => cutWordsInside(db, { table: 'film_cues', key: ['subtitle_id', 'position'] }),
}
