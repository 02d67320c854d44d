import { readPresent } from '#src/features/content/bank/server/read-present.ts'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { mayBeAsked } from './rules.ts'

/**
 * Returns the version that a question has now, for a person who may read it and where a film may ask it.
 * @throws question.unknown, filmQuestion.notReady, filmQuestion.notMarkedAtOnce
 */
export async function presentVersion(
  tx: Tx,
  { viewer, questionId }: { viewer: Viewer; questionId: number },
): Promise<number> {
  const { versionId, ...question } = await readPresent(tx, viewer, questionId)
  must(mayBeAsked(question))
  return versionId
}
