import { sql } from 'drizzle-orm'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filmQuestionErrors as errors } from '../errors.ts'
import { lockItem } from './lock-item.ts'
import { mayStandAt } from './rules.ts'

/** Moves a question to another second. Learners who have answered it are not asked again. */
export async function movePoint({ db, viewer, input }: Call<typeof filmQuestionApi.movePoint>) {
  const { courseId, pointId, second } = input
  await mustManage(db, courseId, viewer)
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ itemId: number }>(sql`
      select item_id as "itemId" from film_questions where id = ${pointId} and course_id = ${courseId}`)
    const [point] = rows
    if (!point) throw new AppError(errors.notFound)
    must(mayStandAt(await lockItem(tx, { courseId, itemId: point.itemId }), second))
    const { rows: there } = await tx.execute(sql`
      select from film_questions
      where item_id = ${point.itemId} and second = ${second} and id <> ${pointId}`)
    if (there.length > 0) throw new AppError(errors.secondTaken)
    await tx.execute(sql`update film_questions set second = ${second} where id = ${pointId}`)
  })
  return { pointId }
}
