import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import { uploadDays } from '#src/features/content/file/contract.ts'
import { fileUploads as uploads } from '#src/features/content/file/tables.ts'

const dayMs = 86_400_000

/** Deletes, every night, uploads that have not gone on for days, and bytes without an upload. */
export const giveUpUploadsJob: Job = {
  name: 'file-give-up',
  cron: '27 19 * * *',
  async run({ db, arriving }) {
    const old = and(
      ne(uploads.state, 'checking'),
      lt(uploads.touchedAt, sql`now() - make_interval(days => ${uploadDays})`),
    )
    for (const { id } of await db.select({ id: uploads.id }).from(uploads).where(old)) {
      const gone = await db.delete(uploads).where(and(eq(uploads.id, id), old))
      if (gone.rowCount === 1) await arriving.remove(id)
    }
    // A process that died between row and bytes left these, or an account that was deleted.
    for await (const id of arriving.olderThan(new Date(Date.now() - dayMs))) {
      if ((await db.$count(uploads, eq(uploads.id, id))) === 0) await arriving.remove(id)
    }
  },
}
