import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { lessonApi } from '../contract.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Deletes a question with its answers. */
export async function deleteQuestion({
  db,
  viewer,
  events,
  input: { lessonId, questionId },
}: Call<typeof lessonApi.deleteQuestion>) {
  await db.transaction(async (tx) => {
    const { classId } = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const { rowCount } = await tx.execute(sql`
      delete from lesson_questions where id = ${questionId} and lesson_id = ${lessonId}`)
    if (rowCount) await tellPhones(events, tx, classId)
  })
  return {}
}
