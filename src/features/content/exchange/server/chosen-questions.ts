import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { reachOf } from '../../bank/server/reach.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { storable } from '../../question/server/clean-body.ts'
import type { Difficulty } from '../../question/types.ts'
import { exchangeErrors, questionsMost } from '../errors.ts'
import type { ExportOrder } from '../export-api.ts'
import type { Chosen } from './chosen.ts'
import { filesOfVersion } from './files-of-version.ts'
import { paperToWrite } from './paper-to-write.ts'

interface Row extends Record<string, unknown> {
  id: number
  body: QuestionBody
  difficulty: Difficulty
  points: number
  title: string
  tags: string[]
  files: number[]
}

type Viewer = { id: number }

/**
 * Reads the questions of an order that its person may read; others are left out. A paper gives them in its own
 * versions, order and points.
 * @throws exchange.tooManyToExport
 */
export async function chosenQuestions(
  db: Db,
  viewer: Viewer,
  { what, language }: Pick<ExportOrder, 'what' | 'language'>,
): Promise<Chosen> {
  const chosen =
    what.kind === 'paper'
      ? await paperToWrite(db, viewer, what.paperId)
      : { name: '', sections: [], ...(await readQuestions(db, viewer, what, language)) }
  if (chosen.questions.length > questionsMost) throw new AppError(exchangeErrors.tooManyToExport)
  // XML has no place for some characters, and one of them would spoil the whole file.
  return storable(chosen)
}

async function readQuestions(
  db: Db,
  viewer: Viewer,
  what: Exclude<ExportOrder['what'], { kind: 'paper' }>,
  language: 'zh' | 'en',
): Promise<Pick<Chosen, 'questions' | 'files'>> {
  const reach = [...(await reachOf(db, viewer)).keys()]
  const { rows } = await db.execute<Row>(sql`
    select q.id, v.body, q.difficulty, q.points::float8 as points,
      ${language === 'en' ? sql`coalesce(nullif(q.title_en, ''), q.title)` : sql`coalesce(nullif(q.title, ''), q.title_en)`} as title,
      array(select t.name from question_tagged x join question_tags t on t.id = x.tag_id
        where x.question_id = q.id order by t.name) as tags,
      ${filesOfVersion} as files
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    where q.deleted_at is null and ${chosenBy(what, viewer)}
      and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(reach)}::int[]))
    order by q.id limit ${questionsMost + 1}`)
  return {
    questions: rows.map(({ id, files: _, ...row }) => ({ ...row, id: `q${id}`, section: null })),
    files: [...new Set(rows.flatMap(({ files }) => files))],
  }
}

function chosenBy(what: Exclude<ExportOrder['what'], { kind: 'paper' }>, viewer: Viewer): SQL {
  if (what.kind === 'questions') return sql`q.id = any(${sql.param(what.questionIds)}::int[])`
  if (what.folderId === null) return sql`q.owner_id = ${viewer.id}`
  return sql`q.folder_id in (
    with recursive inside as (
      select ${what.folderId}::int as id
      union select f.id from question_folders f join inside on f.parent_id = inside.id)
    select id from inside)`
}
