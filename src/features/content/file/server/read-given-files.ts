import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { namelessOf } from '#src/server/storage/file-url.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { GivenFile } from '../given-file.ts'
import { type LooksGiven, looksOf } from './looks-port.ts'
import { downloadUrl } from './present-file.ts'

interface Row extends Record<string, unknown> {
  userFileId: number
  name: string
  fileId: number
  mime: string
  size: number
}

const opened = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/**
 * Describes files in two round trips, none where there are none; the caller has checked the right to read them.
 * `nameless`: the names that their owner gave them do not leave the server.
 */
export async function readGivenFiles(
  given: LooksGiven & Pick<Kernel, 'ports'>,
  userFileIds: readonly number[],
  { nameless = false } = {},
): Promise<GivenFile[]> {
  if (userFileIds.length === 0) return []
  const { rows } = await given.db.execute<Row>(sql`
    select u.id as "userFileId", u.name, f.id as "fileId", f.mime, f.size::float8 as size
    from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param([...userFileIds])}::int[]) order by u.id`)
  const looks = await looksOf(given, rows)
  return rows.map(({ userFileId, name: own, fileId, mime, size }) => {
    const name = nameless ? namelessOf(own) : own
    return {
      ...{ userFileId, name, size, kind: kindOf(mime), opens: opened.has(mime) },
      url: downloadUrl(given, { id: fileId, name }),
      look: looks.get(userFileId) ?? null,
    }
  })
}
