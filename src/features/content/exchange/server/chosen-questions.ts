import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { reachOf } from '../../bank/server/reach.ts'
import type { Difficulty } from '../../question/types.ts'
import { exchangeErrors, questionsMost } from '../errors.ts'
import type { ExportOrder } from '../export-api.ts'
import type { Chosen } from './chosen.ts'
import { filesOfVersion } from './files-of-version.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { paperToWrite } from './paper-to-write.ts'
import { quizToWrite } from './quiz-to-write.ts'

interface Row extends Record<string, unknown> {
  id: number
  /** As JSON. */
  body: string
  difficulty: Difficulty
  points: number
  title: string
  tags: string[]
  files: number[]
  folder: string
}

type Viewer = { id: number }
type OfBank = Exclude<ExportOrder['what'], { kind: 'paper' | 'quiz' }>

/**
 * Reads the questions of an order that its person may read; others are left out. A paper gives them in its own
 * versions, order and points.
 * @throws exchange.tooManyToExport
 */
export async function chosenQuestions(
  kernel: Pick<Kernel, 'db' | 'ports'>,
  viewer: Viewer,
  { what, language }: Pick<ExportOrder, 'what' | 'language'>,
): Promise<Chosen> {
  const chosen =
    what.kind === 'quiz'
      ? await quizToWrite(kernel, viewer, { quizId: what.quizId, language })
      : what.kind === 'paper'
        ? await paperToWrite(kernel.db, viewer, what.paperId)
        : await questionsToWrite(kernel.db, viewer, what, language)
  if (chosen.questions.length > questionsMost) throw new AppError(exchangeErrors.tooManyToExport)
  return chosen
}

async function questionsToWrite(
  db: Db,
  viewer: Viewer,
  what: OfBank,
  language: 'zh' | 'en',
): Promise<Chosen> {
  const reach = [...(await reachOf(db, viewer)).keys()]
  const { rows } = await db.execute<Row>(sql`
    select q.id, v.body::text as body, q.difficulty, q.points::float8 as points,
      ${language === 'en' ? sql`coalesce(nullif(q.title_en, ''), q.title)` : sql`coalesce(nullif(q.title, ''), q.title_en)`} as title,
      array(select t.name from question_tagged x join question_tags t on t.id = x.tag_id
        where x.question_id = q.id order by t.name) as tags,
      ${filesOfVersion} as files, ${folderName(what)} as folder
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    where q.deleted_at is null and ${chosenBy(what, viewer)}
      and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(reach)}::int[]))
    order by q.id limit ${questionsMost + 1}`)
  return {
    ...{ name: rows[0]?.folder ?? '', sections: [] },
    questions: rows.map(({ id, files: _, folder: __, ...row }) => ({
      ...{ ...row, id: `q${id}`, section: null },
    })),
    files: [...new Set(rows.flatMap(({ files }) => files))],
  }
}

function chosenBy(what: OfBank, viewer: Viewer): SQL {
  if (what.kind === 'questions') return sql`q.id = any(${sql.param(what.questionIds)}::int[])`
  if (what.folderId === null) return sql`q.owner_id = ${viewer.id}`
  return sql`q.folder_id in (
    with recursive inside as (
      select ${what.folderId}::int as id
      union select f.id from question_folders f join inside on f.parent_id = inside.id)
    select id from inside)`
}

/** The name of the folder that was chosen. */
const folderName = (what: OfBank): SQL =>
  what.kind === 'folder' && what.folderId !== null
    ? sql`(select name from question_folders where id = ${what.folderId})`
    : sql`''`
