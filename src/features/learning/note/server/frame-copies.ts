import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import type { ExportedNote } from './exported-notes.ts'
import { framesIn } from './frames.ts'

interface Given {
  ownerId: number
  notes: readonly ExportedNote[]
  folder: string
  signal: AbortSignal
}

/** Copies the frames that notes name into a folder. @returns their paths by their keys */
export async function frameCopies(
  kernel: Kernel,
  { ownerId, notes, folder, signal }: Given,
): Promise<Record<string, string>> {
  const keys = framesIn(...notes.map(({ body }) => body))
  if (keys.length === 0) return {}
  const { rows } = await kernel.db.execute<{ key: string; blob: string; sealed: boolean }>(sql`
    select f.key, s.key as blob, s.sealed from note_frames f join user_files u on u.id = f.user_file_id
    join files s on s.id = u.file_id
    where f.user_id = ${ownerId} and f.key = any(${sql.param(keys)}::text[])`)
  const paths: Record<string, string> = {}
  for (const { key, blob, sealed } of rows) {
    paths[key] = await localCopy(kernel, { key: blob, sealed }, folder, {
      ...{ name: `${key}.jpg`, signal },
    })
  }
  return paths
}
