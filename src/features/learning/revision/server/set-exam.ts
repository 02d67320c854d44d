import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { revisionApi } from '../contract.ts'
import { revisionErrors } from '../errors.ts'

/** Sets the day of the learner's examination. Days of questions follow when they are read, so clearing it undoes it. */
export async function setExam({
  db,
  viewer,
  input: { courseId, examOn },
}: Call<typeof revisionApi.setExam>): Promise<{ examOn: string | null }> {
  if (examOn === null) {
    await db.execute(sql`
      delete from revision_exams where user_id = ${viewer.id} and course_id = ${courseId}`)
    return { examOn }
  }
  const { rows } = await db.execute(sql`
    insert into revision_exams (user_id, course_id, exam_on)
    select w.user_id, w.course_id, ${examOn}::date from wrong_questions w
    where w.user_id = ${viewer.id} and w.course_id = ${courseId} limit 1
    on conflict (user_id, course_id) do update set exam_on = excluded.exam_on returning course_id`)
  if (rows.length === 0) throw new AppError(revisionErrors.courseNotJoined)
  return { examOn }
}
