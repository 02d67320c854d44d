import { sql } from 'drizzle-orm'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import type { DraftHost, Names } from '#src/features/content/draft/server/draft-host.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'

/**
 * The textbook of a course lends what its readers see: a file that its owner has put into the draft alone stays
 * unknown. Of an own textbook the draft counts too.
 */
export const lentNames: DraftHost['lends'] = async (db, { draftId, viewer }, wanted) => {
  const { rows } = await db.execute<{ released: DraftRecord | null; own: DraftRecord | null }>(sql`
    select r.released, case when t.owner_id = ${viewer.id} then r.value end as own
    from draft_records head
    join textbooks t on t.id = (head.value ->> 'textbookId')::int
    join draft_records r on r.draft_id = t.draft_id
    where head.draft_id = ${draftId} and head.key = 'head' and t.deleted_at is null
      and (t.published or t.owner_id = ${viewer.id})
      and (exists (select from draft_files f where f.draft_id = r.draft_id and f.key = r.key
          and f.user_file_id = any(${sql.param([...wanted.files])}::int[]))
        or exists (select from draft_questions q where q.draft_id = r.draft_id and q.key = r.key
          and q.question_id = any(${sql.param([...wanted.questions])}::int[])))`)
  // A textbook names things in its items as a course does; its cover stays its own.
  const named = rows
    .flatMap(({ released, own }) => [released, own])
    .flatMap((record): Names[] => (record?.kind === 'item' ? [courseDraft.namesOf(record)] : []))
  return {
    files: named.flatMap(({ files }) => files),
    questions: named.flatMap(({ questions }) => questions),
  }
}
