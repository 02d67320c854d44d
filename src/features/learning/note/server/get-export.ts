import { and, eq, gt, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import type { noteApi } from '../contract.ts'
import { noteErrors } from '../errors.ts'
import { noteExports } from '../export-tables.ts'
import { noteExportHours } from '../limits.ts'

/** Reads how far one's own export is, with a signed address once it is written. */
export async function getExport({ db, secret, viewer, input }: Call<typeof noteApi.getExport>) {
  const [row] = await db
    .select()
    .from(noteExports)
    .leftJoin(files, eq(files.id, noteExports.fileId))
    .where(
      and(
        eq(noteExports.id, input.exportId),
        eq(noteExports.ownerId, viewer.id),
        gt(noteExports.createdAt, sql`now() - make_interval(hours => ${noteExportHours})`),
      ),
    )
  if (!row) throw new AppError(noteErrors.exportUnknown)
  const { note_exports: held, files: file } = row
  const { state, percent, format, notes } = held
  return {
    ...{ state, percent, format, notes },
    url: file && fileUrl({ secret }, file),
    name: file?.name ?? null,
    bytes: file?.size ?? null,
  }
}
