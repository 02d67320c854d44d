import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#src/shared/locale.ts'
import type { Difficulty, QuestionStatus, QuestionType } from '../../question/types.ts'
import { undoDays } from '../bulk-api.ts'
import { personJson, type PersonJson, presentPerson } from './person-name.ts'

/** The columns of a question that lists read. */
export interface RowColumns extends Record<string, unknown> {
  questionId: number
  type: QuestionType
  status: QuestionStatus
  difficulty: Difficulty
  points: number
  version: number
  title: string
  hasZh: boolean
  hasEn: boolean
  ownerId: number | null
  folderId: number | null
  folderName: string | null
  owner: PersonJson
  tags: { tagId: number; name: string }[]
  changedAt: string
  keptUntil: string | null
}

/** The stem's beginning in the reader's language where it has it. As in the index `questions_title_en`. */
export const titleIn = (locale: Locale): SQL =>
  locale === 'en-US' ? sql`coalesce(nullif(q.title_en, ''), q.title)` : sql`q.title`

/** Needs `questions q` and `rowTables`. */
export const rowColumns = (locale: Locale): SQL => sql`
  q.id as "questionId", q.type, q.status, q.difficulty, q.points::float8 as points, q.version,
  ${locale === 'en-US' ? titleIn(locale) : sql`coalesce(nullif(q.title, ''), q.title_en)`} as title,
  q.title <> '' as "hasZh", q.title_en <> '' as "hasEn", q.owner_id as "ownerId", q.folder_id as "folderId",
  f.name as "folderName", ${personJson('o')} as owner, q.changed_at as "changedAt",
  q.deleted_at + make_interval(days => ${undoDays}) as "keptUntil",
  coalesce((select json_agg(json_build_object('tagId', t.id, 'name', t.name)
    order by t.name collate "zh-numeric")
    from question_tagged x join question_tags t on t.id = x.tag_id where x.question_id = q.id), '[]') as tags`

export const rowTables = sql`
  left join question_folders f on f.id = q.folder_id left join users o on o.id = q.owner_id`

export function presentRow(
  row: RowColumns,
  { viewer, locale }: { viewer: { id: number }; locale: Locale },
) {
  const { questionId, type, status, difficulty, points, version, title, tags, folderId } = row
  return {
    ...{ questionId, type, status, difficulty, points, version, title, tags },
    languages: [...(row.hasZh ? (['zh'] as const) : []), ...(row.hasEn ? (['en'] as const) : [])],
    folder: folderId === null ? null : { folderId, name: row.folderName! },
    owner: row.ownerId === viewer.id ? null : presentPerson(row.owner, locale),
    changedAt: new Date(row.changedAt).toISOString(),
    keptUntil: row.keptUntil === null ? null : new Date(row.keptUntil).toISOString(),
  }
}
