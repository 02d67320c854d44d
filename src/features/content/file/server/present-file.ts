import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { type Progress, progressOf, type WorkOf } from '#src/server/media/progress.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { courseFileType, kindOf } from '#src/shared/file-kind.ts'
import type { MyFile } from '../my-files-api.ts'
import type { FileLook } from './looks-port.ts'

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
  works: WorkOf[]
}

/** Columns of a file of `user_files u`; `fileTables` must follow. */
export const fileColumns = sql`
  u.id as "userFileId", u.name, f.id as "fileId", f.mime, f.size::float8 as size,
  u.changed_at as "changedAt", d.id as "folderId", d.name as "folderName",
  w.works`

/** The works on the present bytes of `user_files u`, as `w.works`. */
export const worksTable = sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('name', m.name, 'state', m.state,
      'percent', m.percent, 'failure', m.failure, 'expected', m.expected) order by m.id), '[]') as works
    from media_work m where m.file_id = u.file_id) w`

export const fileTables = sql`
  join files f on f.id = u.file_id
  left join file_folders d on d.id = u.folder_id
  ${worksTable}`

/** A file as its owner sees it in a list. */
export const presentFile = (
  { secret, works }: Pick<Kernel, 'secret' | 'works'>,
  row: FileColumns,
  look: FileLook | undefined,
): MyFile => ({
  userFileId: row.userFileId,
  name: row.name,
  kind: kindOf(row.mime),
  type: courseFileType(row.mime),
  mime: row.mime,
  size: row.size,
  changedAt: new Date(row.changedAt).toISOString(),
  folder: row.folderId === null ? null : { folderId: row.folderId, name: row.folderName ?? '' },
  work: workOf(progressOf(works, row.works)),
  thumb: look?.small ?? null,
  downloadUrl: downloadUrl({ secret }, { id: row.fileId, name: row.name }),
})

/** The address of bytes for the owner of a user file. */
export const downloadUrl = (
  given: Pick<Kernel, 'secret'>,
  file: { id: number; name: string },
): string => fileUrl(given, { ...file, visibility: 'private' })

/** Returns the state of a file's works in one word; null where nothing is under way and nothing has failed. */
export function workOf({ state, percent }: Progress): MyFile['work'] {
  if (state === 'none' || state === 'done') return null
  return state === 'failed' ? { state, percent: 0 } : { state: 'working', percent }
}
