import { sql, type SQL } from 'drizzle-orm'
import { type FileLook, looksOf } from '#src/features/content/file/server/looks-port.ts'
import { workOf, worksTable } from '#src/features/content/file/server/present-file.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { progressOf, type WorkOf } from '#src/server/media/progress.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { FileFact } from '../contract.ts'

type Given = Pick<Kernel, 'secret' | 'works' | 'ports'> & { db: Db | Tx; viewer: Viewer }

interface Row extends Record<string, unknown> {
  userFileId: number
  name: string
  fileId: number
  mime: string
  size: number
  works: WorkOf[]
  seconds: number | null
  pages: number | null
  subtitles: string[]
}

/** The files that the present records of a draft name, or that readers see of it. */
export const filesOfDraft = (draftId: number): SQL => sql`
  select user_file_id from draft_files where draft_id = ${draftId}`

/** Reads what is known of files in one query, and their pictures where wanted; the caller has checked the right. */
export async function readFileFacts(
  given: Given,
  ids: SQL,
  { pictures = true } = {},
): Promise<FileFact[]> {
  const { rows } = await given.db.execute<Row>(sql`
    select u.id as "userFileId", u.name, u.file_id as "fileId", f.mime, f.size::float8 as size, w.works,
      m.seconds,
      case d.kind when 'pages' then jsonb_array_length(d.facts -> 'pages')
        when 'sheets' then jsonb_array_length(d.facts -> 'sheets') when 'text' then 1 end as pages,
      array(select s.language from film_subtitles s where s.user_file_id = u.id order by s.id) as subtitles
    from user_files u join files f on f.id = u.file_id
    left join films m on m.file_id = u.file_id
    left join documents d on d.file_id = u.file_id
    ${worksTable}
    where u.id in (${ids}) order by u.id`)
  const looks = pictures ? await looksOf(given, rows) : new Map<number, FileLook>()
  return rows.map((row) => {
    const { userFileId, name, size, pages, seconds, subtitles } = row
    const work = workOf(progressOf(given.works, row.works))
    return {
      ...{ userFileId, name, size, pages, seconds, subtitles },
      kind: kindOf(row.mime),
      state: work?.state ?? 'ready',
      percent: work?.percent ?? 100,
      thumb: looks.get(userFileId)?.small ?? null,
    }
  })
}
