import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { repairApi } from '../contract.ts'
import { repairErrors } from '../errors.ts'
import { repairQuestions, repairSets } from '../tables.ts'
import { mustSeeCourse } from './own-courses.ts'
import { setLearners } from './set-rows.ts'
import { tellRepairJob } from './tell-repair.ts'

/** Gives a practice set of questions that learners of the course have missed; a job tells the learners. */
export async function give({
  db,
  jobs,
  viewer,
  locale,
  input: { courseId, title, dueOn, questionIds },
}: Call<typeof repairApi.give>): Promise<AnswerOf<typeof repairApi.give>> {
  await mustSeeCourse(db, { courseId, userId: viewer.id, locale })
  return db.transaction(async (tx) => {
    const { rows: missed } = await tx.execute<{ questionId: number }>(sql`
      select u.id as "questionId" from unnest(${sql.param(questionIds)}::int[]) with ordinality as u (id, place)
      where exists (select from wrong_questions w where w.question_id = u.id and w.course_id = ${courseId})
      group by u.id order by min(u.place)`)
    if (missed.length === 0) throw new AppError(repairErrors.noQuestions)
    const [made] = await tx
      .insert(repairSets)
      .values({ courseId, title, dueOn, givenBy: viewer.id })
      .returning({ id: repairSets.id })
    const setId = made!.id
    await tx
      .insert(repairQuestions)
      .values(missed.map(({ questionId }, position) => ({ setId, questionId, position })))
    const { rows } = await tx.execute<{ learners: number }>(sql`
      select count(*)::int as learners from repair_sets r cross join lateral ${setLearners()} x where r.id = ${setId}`)
    await jobs.enqueue(tx, tellRepairJob.name, { setId })
    return { setId, learners: rows[0]!.learners }
  })
}
