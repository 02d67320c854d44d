import { sql } from 'drizzle-orm'
import { makeUp } from '#src/features/learning/quiz/server/allow.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { learnerStates } from './learner-states.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { tellJob } from './tell-learners.ts'

/** Opens a quiz once more to all learners who were absent, or have not passed; they get a message with the dates. */
export async function arrangeMakeUp({
  db,
  events,
  jobs,
  viewer,
  locale,
  input: { quizId, group, opensAt, closesAt },
}: Call<typeof invigilationApi.arrangeMakeUp>): Promise<{ arranged: number }> {
  const { courseId } = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  if (opensAt === null || closesAt === null || new Date(closesAt) <= new Date()) {
    throw new AppError(invigilationErrors.needsDates)
  }
  if (closesAt <= opensAt) throw new AppError(invigilationErrors.closesEarly)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select s.user_id as id from ${learnerStates(quizId, courseId)} s
      where (${group !== 'failed'} and s.status is null) or (${group !== 'absent'} and s.done > 0 and s.unmarked = 0 and not s.passed)
      order by s.user_id`)
    if (rows.length === 0) throw new AppError(invigilationErrors.nobody)
    const userIds = await makeUp(tx, {
      quizId,
      userIds: rows.map(({ id }) => id),
      opensAt,
      closesAt,
    })
    await tellPages(events, tx, { quizId, userIds })
    await jobs.enqueue(tx, tellJob.name, {
      ...{ quizId, about: 'makeUp', at: Date.parse(opensAt) },
      some: { userIds, opensAt, closesAt },
    })
    return { arranged: userIds.length }
  })
}
