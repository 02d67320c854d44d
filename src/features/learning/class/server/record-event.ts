import type { Tx } from '#src/server/database/db.ts'
import type { ClassEventKind } from '../limits.ts'
import { classEvents, type ClassEventDetail } from '../tables.ts'

interface Recorded {
  classId: number
  actorId: number
  kind: ClassEventKind
  detail?: ClassEventDetail
}

/** Records a change of a class in its history, within the transaction of the change. */
export async function recordEvent(
  tx: Tx,
  { subjectId, ...event }: Recorded & { subjectId?: number },
): Promise<void> {
  await tx.insert(classEvents).values({ ...event, subjectId: subjectId ?? null })
}

/** Records the same change of several people. */
export async function recordEvents(
  tx: Tx,
  event: Recorded,
  subjectIds: readonly number[],
): Promise<void> {
  if (subjectIds.length === 0) return
  await tx.insert(classEvents).values(subjectIds.map((subjectId) => ({ ...event, subjectId })))
}
