import { and, eq, gt, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { archiveHours, type archiveApi } from '../contract.ts'
import { archiveErrors } from '../errors.ts'
import { archives } from '../tables.ts'
import { archiveHostOf } from './archive-host.ts'

/** Reads one's own export or import, with a signed address or the page of what was made. */
export async function getArchive(call: Call<typeof archiveApi.getArchive>) {
  const { db, secret, viewer, input } = call
  const [row] = await db
    .select()
    .from(archives)
    .leftJoin(files, eq(files.id, archives.fileId))
    .where(
      and(
        eq(archives.id, input.archiveId),
        eq(archives.ownerId, viewer.id),
        gt(archives.createdAt, sql`now() - make_interval(hours => ${archiveHours})`),
      ),
    )
  if (!row) throw new AppError(archiveErrors.unknown)
  const { archives: held, files: file } = row
  const { act, state, kind, subjectId, done, total, missing, failure, place } = held
  const isReady = state === 'ready'
  const written = isReady && act === 'export' ? file : null
  const path =
    isReady && act === 'import' && kind !== null && subjectId !== null
      ? await archiveHostOf(call, kind)!.pathOf(db, subjectId)
      : null
  return {
    ...{ act, state, kind, done, total, missing, failure, place, path },
    url: written && fileUrl({ secret }, written),
    name: written?.name ?? null,
    bytes: written?.size ?? null,
  }
}
