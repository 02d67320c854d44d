import { sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { Tx } from '#src/server/database/db.ts'

/** Ties questions of the bank, as they are, to seconds of a film. */
export async function seedPoints(
  tx: Tx,
  { courseId, itemId }: { courseId: number; itemId: number },
  points: readonly { second: number; questionId: number }[],
): Promise<void> {
  for (const { second, questionId } of points) {
    const { rows } = await tx.execute<{ versionId: number }>(sql`
      insert into film_questions (course_id, item_id, second, question_id, version_id)
      select ${courseId}, ${itemId}, ${second}, q.id, v.id from questions q
      join question_versions v on v.question_id = q.id and v.number = q.version
      where q.id = ${questionId} returning version_id as "versionId"`)
    await fixVersions(
      tx,
      rows.map(({ versionId }) => versionId),
    )
  }
}
