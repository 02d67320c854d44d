import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { PhotoLink } from './read-link.ts'

/** Whether an upload was begun by a link of this answer: a new link ends what an earlier one has begun. */
export async function mayFinish(
  db: Db,
  { attemptId, questionId, part }: PhotoLink,
  uploadId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from answer_uploads where upload_id = ${uploadId} and attempt_id = ${attemptId}
      and question_id = ${questionId} and part = ${part} and offer is not null`)
  return rows.length > 0
}
