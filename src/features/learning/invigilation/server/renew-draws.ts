import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { teachersOfCourse } from '#src/features/learning/course/server/teachers-of-course.ts'
import { renewPools } from '#src/features/learning/quiz/server/renew-pools.ts'
import type { Job } from '#src/server/feature.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { readOwnQuiz } from './own-quiz.ts'

/** Renews the pools of a quiz's draws by their conditions, as the bank is now. */
export async function renewDraws({
  db,
  viewer,
  locale,
  input: { quizId },
}: Call<typeof invigilationApi.renewDraws>) {
  const { courseId } = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const { rows } = await db.execute(
    sql`select from quiz_draws where quiz_id = ${quizId} and folder_id is not null limit 1`,
  )
  if (rows.length === 0) throw new AppError(invigilationErrors.noRule)
  return db.transaction(async (tx) => {
    const teachers = await teachersOfCourse(tx, sql`c.id = ${courseId}`)
    const { isShort, ...renewed } = await renewPools(tx, { quizId, teachers })
    if (isShort) throw new AppError(invigilationErrors.shortDraw)
    return renewed
  })
}

/**
 * Lets the pools of practices follow the bank, at night in China. Homework and examinations change by an act of a
 * teacher only, so that all their learners are asked from one pool.
 */
export const followBank: Job = {
  name: 'invigilation-follow-bank',
  options: { timeout: 600 },
  cron: '25 19 * * *',
  async run({ db }) {
    const { rows } = await db.execute<{ quizId: number; courseId: number }>(sql`
      select distinct i.quiz_id as "quizId", i.course_id as "courseId"
      from ${liveItems} i join quizzes q on q.id = i.quiz_id and q.template = 'practice'
      join quiz_draws d on d.quiz_id = q.id and d.folder_id is not null
      join courses c on c.id = i.course_id and c.deleted_at is null
      order by 1`)
    for (const { quizId, courseId } of rows) {
      await db.transaction(async (tx) => {
        const teachers = await teachersOfCourse(tx, sql`c.id = ${courseId}`)
        await renewPools(tx, { quizId, teachers })
      })
    }
  },
}
