import { and, eq } from 'drizzle-orm'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filmQuestions } from '../tables.ts'

/** Takes a question out of a film. One that is gone already changes nothing. */
export async function deletePoint({
  db,
  viewer,
  input: { courseId, pointId },
}: Call<typeof filmQuestionApi.deletePoint>) {
  await mustManage(db, courseId, viewer)
  await db
    .delete(filmQuestions)
    .where(and(eq(filmQuestions.id, pointId), eq(filmQuestions.courseId, courseId)))
  return { pointId }
}
