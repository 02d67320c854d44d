import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { lessonApi } from '../contract.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Shows the correct answer of a question of the bank. One that is open is closed, so that nobody copies it. */
export async function showKey({
  db,
  viewer,
  events,
  input: { lessonId, questionId },
}: Call<typeof lessonApi.showKey>) {
  await db.transaction(async (tx) => {
    const { classId } = await holdLesson(tx, { lessonId, userId: viewer.id }, mayMark)
    const { rowCount } = await tx.execute(sql`
      update lesson_questions set key_shown_at = now(), closed_at = coalesce(closed_at, now())
      where id = ${questionId} and lesson_id = ${lessonId} and version_id is not null and key_shown_at is null`)
    if (rowCount) await tellPhones(events, tx, classId)
  })
  return {}
}
