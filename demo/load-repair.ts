import { sql } from 'drizzle-orm'
import { repairQuestions, repairSets } from '#src/features/learning/repair/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'

/** Questions of the set. */
const most = 6

/** The teacher has given a repair set in the course whose questions the shown student has missed most. */
export async function loadRepair(tx: Tx, userIds: ReadonlyMap<string, number>): Promise<void> {
  const teacher = userIds.get('teacher')!
  const { rows } = await tx.execute<{ courseId: number; questionId: number }>(sql`
    with course as (
      select w.course_id as id from wrong_questions w join courses c on c.id = w.course_id
      where w.user_id = ${userIds.get('student')!} and c.owner_id = ${teacher}
      group by w.course_id order by count(*) desc, w.course_id limit 1)
    select course.id as "courseId", w.question_id as "questionId"
    from course join wrong_questions w on w.course_id = course.id
    group by course.id, w.question_id order by count(*) desc, w.question_id limit ${most}`)
  const courseId = rows[0]?.courseId
  if (courseId === undefined)
    throw new Error('the demo has no wrong question in a course of its teacher')
  const dueOn = addDays(schoolDay(), 5)
  const [made] = await tx
    .insert(repairSets)
    .values({ courseId, title: '考前巩固', dueOn, givenBy: teacher })
    .returning({ id: repairSets.id })
  await tx
    .insert(repairQuestions)
    .values(rows.map(({ questionId }, position) => ({ setId: made!.id, questionId, position })))
}
