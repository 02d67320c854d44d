import { sql } from 'drizzle-orm'
import type { DraftHost } from '#src/features/content/draft/server/draft-host.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'

const fields = ['textbookId', 'categoryId', 'majorId', 'directionId', 'userId'] as const

const idsOf = (record: DraftRecord | null) =>
  fields.map((field) => ({ field, id: (record?.[field] as number | null | undefined) ?? null }))

/**
 * Finds records that bind a course to what they may not: a textbook that is neither published nor the writer's, an
 * account that does not teach it, a subject that does not exist. What a record named before stays, and an earlier
 * state may be restored.
 */
export const foreignInCourse: NonNullable<DraftHost['foreignIn']> = async (
  tx,
  { draftId, viewer },
  changed,
) => {
  const named = changed.flatMap(({ key, before, after }) => {
    const known = idsOf(before)
    const isNew = ({ id }: { id: number | null }, at: number) => id !== null && id !== known[at]!.id
    return idsOf(after)
      .filter(isNew)
      .map((one) => ({ key, ...one }))
  })
  if (named.length === 0) return new Set()
  const { rows } = await tx.execute<{ key: string }>(sql`
    select n.key from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (key text, field text, id int)
    join courses c on c.draft_id = ${draftId}
    where not case n.field
      when 'textbookId' then exists (select from textbooks t
        where t.id = n.id and t.deleted_at is null and (t.published or t.owner_id = ${viewer.id}))
      when 'userId' then n.id = c.owner_id or exists (select from course_staff s
        where s.course_id = c.id and s.user_id = n.id and s.accepted_at is not null)
      when 'categoryId' then exists (select from subject_categories where id = n.id)
      when 'majorId' then exists (select from subject_majors where id = n.id)
      else exists (select from subject_directions where id = n.id) end
    and not (n.field in ('textbookId', 'userId') and exists (select from draft_states s
      where s.draft_id = c.draft_id
        and n.id::text in (s.records #>> array[n.key, '0', n.field], s.records #>> array[n.key, '1', n.field])))`)
  return new Set(rows.map(({ key }) => key))
}
