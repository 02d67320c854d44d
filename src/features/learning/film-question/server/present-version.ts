import { sql } from 'drizzle-orm'
import { mustRead } from '#src/features/content/bank/server/read-right.ts'
import type { QuestionStatus, QuestionType } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { mayBeAsked } from './rules.ts'

interface Asked extends Record<string, unknown> {
  status: QuestionStatus
  type: QuestionType
  versionId: number
}

/**
 * Returns the version that a question has now, for a person who may read it and where a film may ask it.
 * @throws question.unknown, filmQuestion.notReady, filmQuestion.notMarkedAtOnce
 */
export async function presentVersion(
  tx: Tx,
  { viewer, questionId }: { viewer: Viewer; questionId: number },
): Promise<number> {
  await mustRead(tx, viewer, questionId)
  const { rows } = await tx.execute<Asked>(sql`
    select q.status, q.type, v.id as "versionId" from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id = ${questionId}`)
  const { versionId, ...question } = rows[0]!
  must(mayBeAsked(question))
  return versionId
}
