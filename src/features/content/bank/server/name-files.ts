import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
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

type Viewer = { id: number }

/**
 * Checks that a person may name these files in a question: they are their own, or named by a question that the
 * person reads, as when a shared one is edited or copied. Locks them, so that none is deleted meanwhile.
 * @returns their ids, which the question may show
 * @throws file.unknown, file.otherType
 */
export async function mustName(
  tx: Tx,
  viewer: Viewer,
  files: readonly NamedFile[],
  known?: Reach,
): Promise<ReadonlySet<number>> {
  const found = await findFiles(tx, viewer, files, {
    known,
    lock: sql`order by u.id for share of u`,
  })
  if (files.some(({ userFileId }) => !found.has(userFileId))) {
    throw new AppError(namingErrors.unknown)
  }
  const wrong = files.some(({ userFileId, place }) => {
    return !fits[place].includes(kindOf(found.get(userFileId)!))
  })
  if (wrong) throw new AppError(namingErrors.otherType)
  return new Set(found.keys())
}

/** Returns those of the files that a person may name at present, and so may be shown: an id opens nothing. */
export const nameable = async (
  db: Db | Tx,
  viewer: Viewer,
  files: readonly NamedFile[],
): Promise<ReadonlySet<number>> => new Set((await findFiles(db, viewer, files)).keys())

/** @returns the types of the files that the person may name, by their ids */
async function findFiles(
  db: Db | Tx,
  viewer: Viewer,
  files: readonly NamedFile[],
  { known, lock = sql`` }: { known?: Reach | undefined; lock?: SQL } = {},
): Promise<ReadonlyMap<number, string>> {
  if (files.length === 0) return new Map()
  const ids = [...new Set(files.map(({ userFileId }) => userFileId))]
  const { rows } = await db.execute<{ id: number; ownerId: number | null; mime: string }>(sql`
    select u.id, u.owner_id as "ownerId", f.mime
    from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param(ids)}::int[]) ${lock}`)
  const isOwn = ({ ownerId }: { ownerId: number | null }) => ownerId === viewer.id
  const foreign = rows.filter((row) => !isOwn(row)).map(({ id }) => id)
  const readable = foreign.length === 0 ? [] : await readFiles(db, viewer, foreign, known)
  const may = new Set(readable)
  return new Map(
    rows.filter((row) => isOwn(row) || may.has(row.id)).map(({ id, mime }) => [id, mime]),
  )
}

/** @returns those of the files that a question names which the person reads */
async function readFiles(db: Db | Tx, viewer: Viewer, ids: number[], known?: Reach) {
  const reach = known ?? (await reachOf(db, viewer))
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct n.user_file_id as id from question_files n
    join question_versions v on v.id = n.version_id join questions q on q.id = v.question_id
    where n.user_file_id = any(${sql.param(ids)}::int[]) and q.deleted_at is null
      and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param([...reach.keys()])}::int[]))`)
  return rows.map(({ id }) => id)
}
