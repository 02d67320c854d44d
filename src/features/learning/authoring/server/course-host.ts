import { sql } from 'drizzle-orm'
import type { DraftHost, DraftRight } from '#src/features/content/draft/server/draft-host.ts'
import { foreignFolders } from '#src/features/content/outline/server/foreign-folders.ts'
import { teachersOfCourse } from '#src/features/learning/course/server/teachers-of-course.ts'
import { courseSchemas } from '#src/features/learning/course/server/draft-schemas.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { foreignInCourse } from './foreign-names.ts'
import { lentNames } from './lent-names.ts'

/** Courses as the room of drafts knows them: the owner and co-teachers edit; reviewers read what was submitted. */
export const courseHost: DraftHost = {
  ...courseDraft,
  schemas: courseSchemas,
  rightOf: rightToDraft,
  async foreignIn(...given) {
    const [things, folders] = [
      await foreignInCourse(...given),
      await foreignFolders(...given, inTextbook(given[1].draftId)),
    ]
    return new Set([...things, ...folders])
  },
  lends: lentNames,
  teachersOf: (db, draftId) => teachersOfCourse(db, sql`c.draft_id = ${draftId}`),
}

/** Reviewers read a draft while its course waits for their decision. */
async function rightToDraft(db: Db | Tx, viewer: Viewer, draftId: number): Promise<DraftRight> {
  const { id: userId } = viewer
  const { rows } = await db.execute<{ mayEdit: boolean }>(sql`
    select c.owner_id = ${userId} or coalesce(s.may_edit, false) as "mayEdit"
    from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    where c.draft_id = ${draftId} and c.deleted_at is null
      and (c.owner_id = ${userId} or s.user_id is not null)`)
  if (!rows[0]) return (await isUnderReview(db, viewer, draftId)) ? 'read' : 'none'
  return rows[0].mayEdit ? 'edit' : 'read'
}

async function isUnderReview(db: Db | Tx, viewer: Viewer, draftId: number): Promise<boolean> {
  if (mayCall({ access: 'reviewer' }, viewer) !== null) return false
  const { rows } = await db.execute(sql`
    select from courses c join course_submissions s on s.course_id = c.id and s.state = 'waiting'
    where c.draft_id = ${draftId}`)
  return rows.length > 0
}

/** Copies of a textbook's quizzes name its folders; without a right to one, their pools stay as they are. */
const inTextbook = (draftId: number) => sql`exists (
  select from draft_records head
  join textbooks t on t.id = (head.value ->> 'textbookId')::int and t.deleted_at is null
  join draft_records r on r.draft_id = t.draft_id
  where head.draft_id = ${draftId} and head.key = 'head' and jsonb_path_exists(coalesce(r.released, r.value),
    '$.body.draws[*].rule.folderId ? (@ == $id)', jsonb_build_object('id', n."folderId")))`
