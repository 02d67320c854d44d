import { and, lt, ne, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { uploadDays } from '../contract.ts'
import { fileUploads as uploads } from '../tables.ts'

/** Deletes, every night, uploads that have not gone on for days. */
export const giveUpUploadsJob: Job = {
  name: 'file-give-up',
  cron: '27 19 * * *',
  async run({ db, arriving }) {
    const old = and(
      ne(uploads.state, 'checking'),
      lt(uploads.touchedAt, sql`now() - make_interval(days => ${uploadDays})`),
    )
    for (const { id } of await db.select({ id: uploads.id }).from(uploads).where(old)) {
      // The bytes first: a row without bytes can be deleted later, bytes without a row not.
      await arriving.remove(id)
      await db.delete(uploads).where(and(sql`${uploads.id} = ${id}`, old))
    }
  },
}
