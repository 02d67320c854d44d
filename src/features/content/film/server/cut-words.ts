import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import { cutWordsInside } from '#src/server/text/words-inside.ts'

/** Cuts the subtitles that are not searchable yet. */
export const cutCues = (db: Pick<Db, 'execute'>) =>
  cutWordsInside(db, {
    table: 'film_cues',
    key: ['subtitle_id', 'position'],
    // The cues of a track are written together, so that the next one is there and stays.
    after: sql`(select n.text from film_cues n
      where n.subtitle_id = film_cues.subtitle_id and n.position = film_cues.position + 1)`,
  })

/** Makes the words of new subtitles searchable, soon after they were saved. */
export const cutCuesJob: Job = {
  name: 'film-words',
  options: { timeout: 600 },
  cron: '* * * * *',
  run: ({ db }) => cutCues(db),
}
