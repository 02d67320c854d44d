import type { Tx } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import type { GradeEventKind } from '../limits.ts'
import { gradeEvents, type GradeEventDetail } from '../tables.ts'
import { tellPages } from './tell-pages.ts'

/** Records an act on a gradebook in its history, within the transaction of the act, and tells its open pages. */
export async function record(
  { tx, events }: { tx: Tx; events: Pick<Events, 'announce'> },
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
  await tellPages(events, tx, event.classId)
}
