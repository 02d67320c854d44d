import { sql } from 'drizzle-orm'
import type { DraftHost, DraftRight } from '#src/features/content/draft/server/draft-host.ts'
import { courseSchemas } from '#src/features/learning/course/server/draft-schemas.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import type { Db, Tx } from '#src/server/database/db.ts'

/** Courses as the room of drafts knows them: the owner and co-teachers edit; reviewers read what was submitted. */
export const courseHost: DraftHost = {
  ...courseDraft,
  schemas: courseSchemas,
  rightOf: (db, viewer, draftId) => rightToDraft(db, viewer.id, draftId),
  lends: async (db, draftId) => {
    const { rows } = await db.execute<{ files: number[]; questions: number[] }>(sql`
      select
        array(select f.user_file_id from draft_files f where f.draft_id = t.draft_id) as files,
        array(select q.question_id from draft_questions q where q.draft_id = t.draft_id) as questions
      from courses c
      join draft_records head on head.draft_id = c.draft_id and head.key = 'head'
      join textbooks t on t.id = (head.value ->> 'textbookId')::int
      where c.draft_id = ${draftId} and (t.published or t.owner_id = c.owner_id)`)
    return rows[0] ?? { files: [], questions: [] }
  },
}

async function rightToDraft(db: Db | Tx, userId: number, draftId: number): Promise<DraftRight> {
  const { rows } = await db.execute<{ mayEdit: boolean }>(sql`
    select c.owner_id = ${userId} or coalesce(s.may_edit, false) as "mayEdit"
    from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    where c.draft_id = ${draftId} and (c.owner_id = ${userId} or s.user_id is not null)`)
  if (!rows[0]) return 'none'
  return rows[0].mayEdit ? 'edit' : 'read'
}
