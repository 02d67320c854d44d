import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { problemsOf } from '../../question/body/problems.ts'
import { toKeys } from '../../question/server/present.ts'
import type { exchangeApi } from '../contract.ts'
import type { ImportRow, RowView } from '../import-api.ts'
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
  title: string | null
}

/** Reads a page of the rows of an import, with the questions that they repeat, and shows each with its key. */
export async function readRows(
  call: Call<typeof exchangeApi.getImport>,
  given: { importId: number; show: RowView; limit: number; offset: number },
): Promise<ImportRow[]> {
  const { db, locale, viewer } = call
  const title =
    locale === 'en-US'
      ? sql`coalesce(nullif(q.title_en, ''), q.title)`
      : sql`coalesce(nullif(q.title, ''), q.title_en)`
  const { rows } = await db.execute<Row>(sql`
    select r.id as "rowId", r.position, r.place, r.section, r.body, r.difficulty, r.tags, r.points, r.notes,
      r.source, r.keep, r.edited, r.double_of_id as "doubleOfId", ${title} as title
    from question_import_rows r left join questions q on q.id = r.double_of_id
    where r.import_id = ${given.importId} and ${viewIs[given.show]}
    order by r.position limit ${given.limit} offset ${given.offset}`)
  const bodies = rows.flatMap(({ body }) => body ?? [])
  const shown = await toKeys(call, bodies, { locale, viewer, seeds: bodies.map(() => 0) })
  const shownOf = new Map(bodies.map((body, at) => [body, shown[at]!]))
  return rows.map(({ position, doubleOfId, title: other, points, ...row }) => ({
    ...row,
    number: position + 1,
    points: points === null ? null : Number(points),
    shown: (row.body && shownOf.get(row.body)) ?? null,
    draft: row.body !== null && problemsOf(row.body).length > 0,
    doubleOf: doubleOfId === null ? null : { questionId: doubleOfId, title: other ?? '' },
  }))
}
