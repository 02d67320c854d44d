import { sql } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { broughtKind } from '#src/server/media/renditions.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { mebibyte } from '#src/server/storage/upload-limits.ts'
import { AppError } from '#src/shared/errors.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import { fileErrors } from '#src/features/content/file/contract.ts'
import { fileUploads, userFiles, userFileVersions } from '#src/features/content/file/tables.ts'

/**
 * Returns the bytes that a person's files take, with their former versions, the films that are packed in
 * presentations, and the whole of uploads under way. A person's equal files count once. Equal files of others do
 * not matter: nobody should learn of them.
 */
export async function storedBytes(db: Db | Tx, ownerId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    with own as (
      select file_id as id from ${userFiles} where owner_id = ${ownerId}
      union
      select v.file_id from ${userFileVersions} v
      join ${userFiles} u on u.id = v.user_file_id where u.owner_id = ${ownerId})
    select (
      select coalesce(sum(size), 0) from (
        select distinct f.key, f.size from ${files} f where f.id in (
          select id from own
          union all
          select r.result_id from ${fileRenditions} r join own on own.id = r.file_id
          where r.kind like ${`${broughtKind}%`})) kept
    )::float8 + (
      select coalesce(sum(size), 0) from ${fileUploads}
      where owner_id = ${ownerId} and state in ('arriving', 'checking')
    )::float8 as bytes`)
  return rows[0]!.bytes
}

/** @throws AppError file.noRoom when so many more bytes exceed the person's storage */
export async function mustHaveRoom(
  tx: Tx,
  config: Pick<Config, 'FILES_PERSON_MIB'>,
  {
    ownerId,
    bytes,
    mostMiB = config.FILES_PERSON_MIB,
  }: { ownerId: number; bytes: number; mostMiB?: number | undefined },
): Promise<void> {
  const limit = mostMiB * mebibyte
  const used = await storedBytes(tx, ownerId)
  if (used + bytes <= limit) return
  throw new AppError(fileErrors.noRoom, { values: { used: inWords(used), limit: inWords(limit) } })
}

/** Whether so many more bytes fit into a person's storage. The product's own files belong to nobody. */
export async function hasRoom(
  { db, config }: { db: Db; config: Pick<Config, 'FILES_PERSON_MIB'> },
  { ownerId, bytes }: { ownerId: number | null; bytes: number },
): Promise<boolean> {
  if (ownerId === null) return true
  return (await storedBytes(db, ownerId)) + bytes <= config.FILES_PERSON_MIB * mebibyte
}

const inWords = (bytes: number) =>
  bytes < 1024 * mebibyte
    ? `${Math.ceil(bytes / mebibyte)} MB`
    : `${Number((bytes / mebibyte / 1024).toFixed(1))} GB`

type Limits = Pick<
  Config,
  'FILE_FILM_MIB' | 'FILE_DOCUMENT_MIB' | 'FILE_PICTURE_MIB' | 'FILE_OTHER_MIB'
>

/** The most MiB that one file of a kind may have. */
export function largestMiB(config: Limits, kind: FileKind): number {
  switch (kind) {
    case 'film':
      return config.FILE_FILM_MIB
    case 'document':
    case 'text':
      return config.FILE_DOCUMENT_MIB
    case 'picture':
      return config.FILE_PICTURE_MIB
    default:
      return config.FILE_OTHER_MIB
  }
}

/** @throws AppError file.fileTooLarge */
export function mustNotExceed(config: Limits, kind: FileKind, bytes: number): void {
  const most = largestMiB(config, kind)
  if (bytes <= most * mebibyte) return
  throw new AppError(fileErrors.fileTooLarge, { values: { limit: inWords(most * mebibyte) } })
}
