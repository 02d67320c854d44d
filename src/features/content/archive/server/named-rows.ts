import { sql } from 'drizzle-orm'
import { eq, inArray } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Difficulty } from '#src/features/content/question/types.ts'
import type { Db } from '#src/server/database/db.ts'
import { files } from '#src/server/storage/tables.ts'
import { reachOf } from '../../bank/server/reach.ts'
import type { ReferenceKind } from '../references.ts'

type Ids = Record<ReferenceKind, ReadonlySet<number>>

const intsOf = (ids: Iterable<number>) => sql`${sql.param([...ids])}::int[]`

interface QuestionRow extends Record<string, unknown> {
  versionId: number
  body: QuestionBody
  difficulty: Difficulty
  points: number
  tags: string[]
  keepDraft: boolean
}

/** Reads questions in the versions that are set, of those that their reader owns or is given, in the given order. */
export async function readQuestions(
  db: Db,
  ownerId: number,
  versionIds: readonly number[],
): Promise<QuestionRow[]> {
  if (versionIds.length === 0) return []
  const reach = [...(await reachOf(db, { id: ownerId })).keys()]
  const { rows } = await db.execute<QuestionRow>(sql`
    select v.id as "versionId", v.body, q.difficulty, q.points::float8 as points,
      array(select t.name from question_tagged x join question_tags t on t.id = x.tag_id
        where x.question_id = q.id order by t.name) as tags, q.keep_draft as "keepDraft"
    from question_versions v join questions q on q.id = v.question_id
    where v.id = any(${intsOf(versionIds)})
      and (q.owner_id = ${ownerId} or q.folder_id = any(${intsOf(reach)}))
    order by array_position(${intsOf(versionIds)}, v.id)`)
  return rows
}

/** Reads the files that may be taken along, equal ones once, with the number of each user file. */
export async function readFiles(
  db: Db,
  { ownerId, lent }: { ownerId: number; lent: readonly number[] },
  ids: readonly number[],
) {
  if (ids.length === 0) return { files: [], byUserFile: new Map<number, number>() }
  const rows = await db
    .select({ id: userFiles.id, ownerId: userFiles.ownerId, name: userFiles.name, file: files })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(inArray(userFiles.id, [...ids]))
    .orderBy(sql`array_position(${intsOf(ids)}, ${userFiles.id})`)
  const numbers = new Map<string, number>()
  const byUserFile = new Map<number, number>()
  const found = []
  for (const { id, ownerId: owner, name, file } of rows) {
    if ((owner !== ownerId && !lent.includes(id)) || file.sealed) continue
    if (!numbers.has(file.sha256)) {
      found.push({ ...file, name })
      numbers.set(file.sha256, found.length)
    }
    byUserFile.set(id, numbers.get(file.sha256)!)
  }
  return { files: found, byUserFile }
}

/** Reads the names of subjects, by which another school finds its own. */
export async function readSubjects(db: Db, ids: Ids) {
  const read = async <R extends { id: number }>(query: ReturnType<typeof sql>): Promise<R[]> =>
    (await db.execute(query)).rows as unknown as R[]
  const named = sql`name as zh, name_en as en`
  const wanted = (kind: ReferenceKind) => sql`id = any(${intsOf(ids[kind])}) order by id`
  return {
    categories: await read<{ id: number; slug: string }>(
      sql`select id, slug from subject_categories where ${wanted('category')}`,
    ),
    majors: await read<{ id: number; zh: string; en: string }>(
      sql`select id, ${named} from subject_majors where ${wanted('major')}`,
    ),
    directions: await read<{
      id: number
      major: { zh: string; en: string }
      zh: string
      en: string
    }>(
      sql`select id, (select json_build_object('zh', m.name, 'en', m.name_en) from subject_majors m
          where m.id = major_id) as major, ${named}
        from subject_directions where ${wanted('direction')}`,
    ),
  }
}
