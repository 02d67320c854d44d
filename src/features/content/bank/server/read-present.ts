import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { QuestionStatus, QuestionType } from '../../question/types.ts'
import { mustRead } from './read-right.ts'

/** A question as it is now, WITH its key. */
export interface PresentQuestion {
  status: QuestionStatus
  type: QuestionType
  versionId: number
  body: QuestionBody
}

/**
 * Reads the version that a question has now, for a person who may read it.
 * @throws question.unknown
 */
export async function readPresent(
  db: Db | Tx,
  viewer: { id: number },
  questionId: number,
): Promise<PresentQuestion> {
  await mustRead(db, viewer, questionId)
  const { rows } = await db.execute<PresentQuestion & Record<string, unknown>>(sql`
    select q.status, q.type, v.id as "versionId", v.body from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id = ${questionId}`)
  return rows[0]!
}
