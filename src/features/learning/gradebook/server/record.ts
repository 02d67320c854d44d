import type { Tx } from '#src/server/database/db.ts'
import type { GradeEventKind } from '../limits.ts'
import { gradeEvents, type GradeEventDetail } from '../tables.ts'

/** Records an act on a gradebook in its history, within the transaction of the act. */
export async function record(
  tx: Tx,
  event: {
    classId: number
    actorId: number
    kind: Exclude<GradeEventKind, 'mark'>
    columnId?: number
    why?: string
    detail?: GradeEventDetail
  },
): Promise<void> {
  await tx.insert(gradeEvents).values(event)
}
