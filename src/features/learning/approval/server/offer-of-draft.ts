import { sql } from 'drizzle-orm'
import type { DraftRecord, Records } from '#src/features/content/draft/record.ts'
import type { TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { OfferProblem } from '../offer-shapes.ts'
import { isOffer } from './course-facts.ts'
import { problemsOfOffer } from './problems-of-offer.ts'

/** Reads the head and the shown teachers of a draft, as its teachers have them or as readers see them. */
export async function readOffer(
  db: Db | Tx,
  draftId: number,
  column: 'value' | 'released' = 'value',
): Promise<Records> {
  const of = sql.identifier(column)
  const { rows } = await db.execute<{ key: string; record: DraftRecord }>(sql`
    select r.key, r.${of} as record from draft_records r
    where r.draft_id = ${draftId} and ${isOffer} and r.${of} is not null`)
  return new Map(rows.map(({ key, record }) => [key, record]))
}

/** Returns what the offer of a draft lacks. Its check before review looks at chapters, files and questions too. */
export async function readProblems(
  db: Db | Tx,
  draftId: number,
  offer: Records,
): Promise<OfferProblem[]> {
  const accounts = [...offer.values()].flatMap((record) =>
    record.kind === 'teacher' ? ((record as unknown as TeacherRecord).userId ?? []) : [],
  )
  const { rows } = await db.execute<{ hasContent: boolean; pictured: number[] }>(sql`
    select
      exists (
        select from draft_records i join draft_records c on c.draft_id = i.draft_id
          and c.key = i.value #>> '{place,parent}' and c.value is not null
        where i.draft_id = ${draftId} and i.value ->> 'kind' = 'item' and case i.value ->> 'type'
          when 'quiz' then jsonb_array_length(i.value #> '{body,questions}') > 0
          when 'text' then i.value #>> '{body,zh}' <> '' or i.value #>> '{body,en}' <> ''
          when 'task' then i.value #>> '{body,zh}' <> '' or i.value #>> '{body,en}' <> ''
          else i.value #>> '{body,userFileId}' is not null end) as "hasContent",
      array(select id from users where id = any(${sql.param(accounts)}::int[])
        and avatar_file_id is not null) as pictured`)
  const { hasContent, pictured } = rows[0]!
  return problemsOfOffer({ offer, hasContent, pictured: new Set(pictured) })
}
