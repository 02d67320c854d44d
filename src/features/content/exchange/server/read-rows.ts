import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { nameable } from '../../bank/server/name-files.ts'
import { reachOf } from '../../bank/server/reach.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { filesOfBody } from '../../question/body/files.ts'
import { problemsOf } from '../../question/body/problems.ts'
import { toKeys } from '../../question/server/present.ts'
import type { exchangeApi } from '../contract.ts'
import type { ImportRow, RowView } from '../import-api.ts'
import { isTakable } from '../takable.ts'
import { viewIs } from './row-views.ts'

interface Row extends Record<string, unknown> {
  rowId: number
  position: number
  place: ImportRow['place']
  section: number | null
  body: QuestionBody | null
  difficulty: number | null
  tags: string[]
  points: string | null
  notes: ImportRow['notes']
  source: string
  keep: boolean
  edited: boolean
  doubleOfId: number | null
}

/**
 * Reads a page of the rows of an import, with the questions that they repeat, and shows each with its key. Their
 * owner may have lost the right to a file or a question since the rows were kept, so both are asked again.
 */
export async function readRows(
  call: Call<typeof exchangeApi.getImport>,
  given: { importId: number; show: RowView; limit: number; offset: number },
): Promise<ImportRow[]> {
  const { db, locale, viewer } = call
  const { rows } = await db.execute<Row>(sql`
    select r.id as "rowId", r.position, r.place, r.section, r.body, r.difficulty, r.tags, r.points, r.notes,
      r.source, r.keep, r.edited, r.double_of_id as "doubleOfId"
    from question_import_rows r
    where r.import_id = ${given.importId} and ${viewIs[given.show]}
    order by r.position limit ${given.limit} offset ${given.offset}`)
  const bodies = rows.flatMap(({ body }) => body ?? [])
  const [files, titles] = await Promise.all([
    nameable(db, viewer, bodies.flatMap(filesOfBody)),
    titlesOf(
      call,
      rows.flatMap(({ doubleOfId }) => doubleOfId ?? []),
    ),
  ])
  const seeds = bodies.map(() => 0)
  const shown = await toKeys(call, bodies, { locale, viewer, files, seeds })
  const shownOf = new Map(bodies.map((body, at) => [body, shown[at]!]))
  return rows.map(({ position, doubleOfId, points, ...row }) => ({
    ...row,
    number: position + 1,
    points: points === null ? null : Number(points),
    shown: (row.body && shownOf.get(row.body)) ?? null,
    // A row that cannot be taken becomes no draft either.
    draft: row.body !== null && isTakable(row) && problemsOf(row.body).length > 0,
    doubleOf: titles.get(doubleOfId ?? 0) ?? null,
  }))
}

/** Returns the titles of those questions that the owner of the import may read at present. */
async function titlesOf(
  { db, locale, viewer }: Call<typeof exchangeApi.getImport>,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<ImportRow['doubleOf']>>> {
  if (questionIds.length === 0) return new Map()
  const reach = [...(await reachOf(db, viewer)).keys()]
  const title =
    locale === 'en-US'
      ? sql`coalesce(nullif(q.title_en, ''), q.title)`
      : sql`coalesce(nullif(q.title, ''), q.title_en)`
  const { rows } = await db.execute<
    NonNullable<ImportRow['doubleOf']> & Record<string, unknown>
  >(sql`
    select q.id as "questionId", ${title} as title from questions q
    where q.id = any(${sql.param([...questionIds])}::int[]) and q.deleted_at is null
      and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param(reach)}::int[]))`)
  return new Map(rows.map((row) => [row.questionId, row]))
}
