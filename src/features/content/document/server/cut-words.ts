import type { Job } from '#src/server/feature.ts'
import { cutWordsInside } from '#src/server/text/words-inside.ts'

/** Makes the words of new pages searchable, soon after they were read. */
export const cutPagesJob: Job = {
  name: 'document-words',
  options: { timeout: 600 },
  cron: '* * * * *',
  run: ({ db }) => cutWordsInside(db, { table: 'document_pages', key: ['file_id', 'page'] }),
}
