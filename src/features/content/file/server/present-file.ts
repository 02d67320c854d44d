import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { courseFileType, kindOf } from '#src/shared/file-kind.ts'
import type { MyFile } from '../my-files-api.ts'

export interface FileColumns extends Record<string, unknown> {
  userFileId: number
  name: string
  /** The present bytes. */
  fileId: number
  mime: string
  size: number
  changedAt: string
  folderId: number | null
  folderName: string | null
  /** Works of the file, and how far they are together; 0 works where none was begun. */
  working: number
  failed: number
  percent: number
}

/** Columns of a file of `user_files u`; `fileTables` must follow. */
export const fileColumns = sql`
  u.id as "userFileId", u.name, f.id as "fileId", f.mime, f.size::float8 as size,
  u.changed_at as "changedAt", d.id as "folderId", d.name as "folderName",
  w.working, w.failed, w.percent`

export const fileTables = sql`
  join files f on f.id = u.file_id
  left join file_folders d on d.id = u.folder_id
  cross join lateral (
    select count(*) filter (where m.state in ('waiting', 'working'))::int as working,
      count(*) filter (where m.state = 'failed')::int as failed,
      coalesce(avg(case when m.state = 'done' then 100 else m.percent end), 0)::float8 as percent
    from media_work m where m.file_id = f.id) w`

/** A file as its owner sees it in a list. */
export const presentFile = ({ secret }: Pick<Kernel, 'secret'>, row: FileColumns): MyFile => ({
  userFileId: row.userFileId,
  name: row.name,
  kind: kindOf(row.mime),
  type: courseFileType(row.mime),
  mime: row.mime,
  size: row.size,
  changedAt: new Date(row.changedAt).toISOString(),
  folder: row.folderId === null ? null : { folderId: row.folderId, name: row.folderName ?? '' },
  work: workOf(row),
  downloadUrl: downloadUrl({ secret }, { id: row.fileId, name: row.name }),
})

/** The address of bytes for the owner of a user file. */
export const downloadUrl = (
  given: Pick<Kernel, 'secret'>,
  file: { id: number; name: string },
): string => fileUrl(given, { ...file, visibility: 'private' })

function workOf({ working, failed, percent }: FileColumns): MyFile['work'] {
  if (working > 0) return { state: 'working', percent: Math.min(99, Math.round(percent)) }
  return failed > 0 ? { state: 'failed', percent: 0 } : null
}
