import { sql } from 'drizzle-orm'
import { repairQuestions, repairSets } from '#src/features/learning/repair/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'

/** Questions of a set. */
const most = 6

/** The teacher has given a practice set in each of the two courses whose learners have missed most. */
export async function loadRepair(tx: Tx, userIds: ReadonlyMap<string, number>): Promise<void> {
  const teacher = userIds.get('teacher')!
  const { rows } = await tx.execute<{ courseId: number }>(sql`
    select w.course_id as "courseId" from wrong_questions w join courses c on c.id = w.course_id
    join course_learners l on l.course_id = w.course_id and l.user_id = w.user_id
    where c.owner_id = ${teacher} group by w.course_id order by count(*) desc, w.course_id limit 2`)
  if (rows.length === 0) throw new Error('no course of the demo has a wrong question')
  for (const { courseId } of rows) await giveSet(tx, { courseId, givenBy: teacher })
}

async function giveSet(tx: Tx, given: { courseId: number; givenBy: number }): Promise<void> {
  const { rows } = await tx.execute<{ questionId: number }>(sql`
    select question_id as "questionId" from wrong_questions where course_id = ${given.courseId}
    group by question_id order by count(*) desc, question_id limit ${most}`)
  const dueOn = addDays(schoolDay(), 5)
  const [made] = await tx
    .insert(repairSets)
    .values({ ...given, title: '考前巩固', dueOn })
    .returning({ id: repairSets.id })
  await tx
    .insert(repairQuestions)
    .values(rows.map(({ questionId }, position) => ({ setId: made!.id, questionId, position })))
}
