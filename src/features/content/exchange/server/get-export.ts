import { and, eq, gt, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import type { exchangeApi } from '../contract.ts'
import { exchangeErrors } from '../errors.ts'
import { exportHours } from '../export-api.ts'
import { questionExports } from '../tables.ts'

/** Reads one's own export, with a signed address once it is ready. */
export async function getExport({ db, secret, viewer, input }: Call<typeof exchangeApi.getExport>) {
  const [row] = await db
    .select()
    .from(questionExports)
    .leftJoin(files, eq(files.id, questionExports.fileId))
    .where(
      and(
        eq(questionExports.id, input.exportId),
        eq(questionExports.ownerId, viewer.id),
        gt(questionExports.createdAt, sql`now() - make_interval(hours => ${exportHours})`),
      ),
    )
  if (!row) throw new AppError(exchangeErrors.exportUnknown)
  const { question_exports: held, files: file } = row
  const { state, format, questions } = held
  return {
    ...{ state, format, questions },
    url: file && fileUrl({ secret }, file),
    name: file?.name ?? null,
    bytes: file?.size ?? null,
  }
}
