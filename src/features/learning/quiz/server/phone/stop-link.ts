import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { quizApi } from '../../contract.ts'
import { mustOwnAttempt } from './own-attempt.ts'

/** Stops the links of an answer, earlier ones too. */
export async function stopPhotoLink({ db, viewer, input }: Call<typeof quizApi.stopPhotoLink>) {
  const { attemptId, questionId, part } = input
  await mustOwnAttempt(db, { attemptId, userId: viewer.id })
  await db.execute(sql`
    update photo_links set stopped_at = now(), expires_at = least(expires_at, now())
    where attempt_id = ${attemptId} and question_id = ${questionId} and part = ${part} and stopped_at is null`)
  return {}
}
