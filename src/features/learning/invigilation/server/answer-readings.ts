import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { Relation } from '#src/features/learning/authoring/server/own-rules.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { answerFileKeys } from '#src/features/learning/quiz/server/file-uses.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { mayInvigilate } from './rules.ts'

const none = { read: false, download: false, ways: [] }

/** Teachers read the files of answers to the quizzes that they look after, once the attempt was handed in. */
export const answerFileReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys: answerFileKeys,
  async of({ db, viewer, userFileId }) {
    if (!viewer || !passesRoleGuard(viewer)) return none
    const { rows } = await db.execute<Relation & Record<string, unknown>>(sql`
      select distinct coalesce(c.owner_id = ${viewer.id}, false) as "isOwner", s.user_id is not null as "isStaff",
        coalesce(s.may_edit, false) as "mayEdit", coalesce(s.may_release, false) as "mayRelease",
        coalesce(s.may_see_learners, false) as "maySeeLearners"
      from attempt_answer_files f
      join quiz_attempts a on a.id = f.attempt_id and a.status = 'handedIn' and not a.trial
      join ${liveItems} i on i.quiz_id = a.quiz_id
      join courses c on c.id = i.course_id and c.deleted_at is null
      left join course_staff s on s.course_id = c.id and s.user_id = ${viewer.id} and s.accepted_at is not null
      where f.user_file_id = ${userFileId}`)
    const read = rows.some((row) => mayInvigilate(row) === null)
    return { read, download: read, ways: [] }
  },
}
