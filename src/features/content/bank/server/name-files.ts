import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { type FileKind, kindOf } from '#src/shared/file-kind.ts'
import { namingErrors } from '../../file/reading-errors.ts'
import type { FilePlace, NamedFile } from '../../question/body/files.ts'
import { type Reach, reachOf } from './reach.ts'

const fits: Record<FilePlace, readonly FileKind[]> = {
  picture: ['picture'],
  film: ['film', 'sound'],
  document: ['film', 'sound', 'picture', 'document', 'text', 'other'],
  sheet: ['picture', 'document'],
}

/**
 * Checks that a person may name these files in a question: they are their own, or named by a question that the
 * person reads, as when a shared one is edited or copied. Locks them, so that none is deleted meanwhile.
 * @throws file.unknown, file.otherType
 */
export async function mustName(
  tx: Tx,
  viewer: { id: number },
  files: readonly NamedFile[],
  known?: Reach,
): Promise<void> {
  if (files.length === 0) return
  const ids = [...new Set(files.map(({ userFileId }) => userFileId))]
  const { rows } = await tx.execute<{ id: number; ownerId: number | null; mime: string }>(sql`
    select u.id, u.owner_id as "ownerId", f.mime
    from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param(ids)}::int[]) order by u.id for share of u`)
  const mimes = new Map(rows.map(({ id, mime }) => [id, mime]))
  const foreign = rows.filter(({ ownerId }) => ownerId !== viewer.id).map(({ id }) => id)
  const readable = foreign.length === 0 ? [] : await readFiles(tx, viewer, foreign, known)
  if (mimes.size < ids.length || readable.length < foreign.length) {
    throw new AppError(namingErrors.unknown)
  }
  const wrong = files.some(({ userFileId, place }) => {
    const mime = mimes.get(userFileId)
    return mime === undefined || !fits[place].includes(kindOf(mime))
  })
  if (wrong) throw new AppError(namingErrors.otherType)
}

/** @returns those of the files that a question names which the person reads */
async function readFiles(tx: Tx, viewer: { id: number }, ids: number[], known?: Reach) {
  const reach = known ?? (await reachOf(tx, viewer))
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct n.user_file_id as id from question_files n
    join question_versions v on v.id = n.version_id join questions q on q.id = v.question_id
    where n.user_file_id = any(${sql.param(ids)}::int[]) and q.deleted_at is null
      and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param([...reach.keys()])}::int[]))`)
  return rows.map(({ id }) => id)
}
