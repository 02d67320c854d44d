import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { lessonApi } from '../contract.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Closes a question: its answers no longer change, and its bars are shown. */
export async function closeQuestion({
  db,
  viewer,
  events,
  input: { lessonId, questionId },
}: Call<typeof lessonApi.closeQuestion>) {
  await db.transaction(async (tx) => {
    const { classId } = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const { rowCount } = await tx.execute(sql`
      update lesson_questions set closed_at = now()
      where id = ${questionId} and lesson_id = ${lessonId} and closed_at is null`)
    if (rowCount) await tellPhones(events, tx, classId)
  })
  return {}
}
