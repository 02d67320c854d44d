import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { fileApi } from '../contract.ts'
import { filesPerPage, type fileSorts } from '../my-files-api.ts'
import { folderPath } from './hold-folders.ts'
import { looksOf } from './looks-port.ts'
import { type FileColumns, fileColumns, fileTables, presentFile } from './present-file.ts'

type Answer = AnswerOf<typeof fileApi.getFiles>
type Given = Call<typeof fileApi.getFiles>

const orders: Record<(typeof fileSorts)[number], SQL> = {
  newest: sql`u.changed_at desc, u.id desc`,
  name: sql`u.name collate "zh-numeric", u.id desc`,
  size: sql`f.size desc, u.id desc`,
}

/** Lists the viewer's files: the content of one folder, or what a search finds in all of them. */
export async function getFiles(call: Given): Promise<Answer> {
  const { db, viewer, input } = call
  const { folder = null, keyword, kind, view, page } = input
  const searches = keyword !== '' || kind !== undefined || view === 'recent'
  const path = folder === null ? [] : await folderPath(db, viewer, folder)
  const where = sql.join(
    [
      sql`u.owner_id = ${viewer.id}`,
      ...(searches ? [] : [sql`u.folder_id is not distinct from ${folder}::int`]),
      ...[containsText(keyword, sql`u.name`) ?? []].flat(),
      ...(kind ? [await ofKind(db, viewer.id, kind)] : []),
    ],
    sql` and `,
  )
  const [{ rows }, counts, folders] = await Promise.all([
    readPage(db, { where, input }),
    readCounts(db, { where, ownerId: viewer.id }),
    searches || page > 1 ? [] : readFolders(db, { ownerId: viewer.id, folder }),
  ])
  const looks = await looksOf(call, rows)
  const items = rows.map((row) => presentFile(call, row, looks.get(row.userFileId)))
  return {
    ...paged({ total: counts.total, page, perPage: filesPerPage, items }),
    folders,
    path,
    all: { files: counts.files, bytes: counts.bytes },
  }
}

/** Chooses the rows of the page first: their works and folders are read for these alone. */
function readPage(db: Db, { where, input }: { where: SQL; input: Given['input'] }) {
  const { limit, offset } = rowsOf(input.page, filesPerPage)
  const sort = input.view === 'recent' ? 'newest' : input.sort
  const order = orders[sort]
  const bytes = sort === 'size' || input.kind ? sql`join files f on f.id = u.file_id` : sql``
  return db.execute<FileColumns>(sql`
    select ${fileColumns} from (
      select u.* from user_files u ${bytes}
      where ${where} order by ${order} limit ${limit} offset ${offset}
    ) u ${fileTables} order by ${order}`)
}

async function readCounts(db: Db, { where, ownerId }: { where: SQL; ownerId: number }) {
  const { rows } = await db.execute<{ total: number; files: number; bytes: number }>(sql`
    select count(*) filter (where ${where})::int as total, count(*)::int as files,
      coalesce(sum(f.size), 0)::float8 as bytes
    from user_files u join files f on f.id = u.file_id where u.owner_id = ${ownerId}`)
  return rows[0]!
}

async function readFolders(
  db: Db,
  { ownerId, folder }: { ownerId: number; folder: number | null },
): Promise<Answer['folders']> {
  const { rows } = await db.execute<Answer['folders'][number] & Record<string, unknown>>(sql`
    select d.id as "folderId", d.name,
      (select count(*)::int from user_files u where u.folder_id = d.id) as files
    from file_folders d
    where d.owner_id = ${ownerId} and d.parent_id is not distinct from ${folder}::int
    order by d.name collate "zh-numeric"`)
  return rows
}

/** A kind follows from the type by one rule in TypeScript, so the query names the types that a person has. */
async function ofKind(db: Db, ownerId: number, kinds: string): Promise<SQL> {
  const { rows } = await db.execute<{ mime: string }>(sql`
    select distinct f.mime from user_files u join files f on f.id = u.file_id
    where u.owner_id = ${ownerId}`)
  const wanted = new Set(kinds.split(','))
  const mimes = rows.map(({ mime }) => mime).filter((mime) => wanted.has(kindOf(mime)))
  return sql`f.mime = any(${sql.param(mimes)}::text[])`
}
