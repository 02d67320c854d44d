import type { Tx } from '#src/server/database/db.ts'
import type { HomeworkEventKind } from '../limits.ts'
import type { HomeworkEventDetail } from '../stored.ts'
import { homeworkEvents } from '../tables.ts'

interface Recorded {
  homeworkId: number
  kind: HomeworkEventKind
  actorId: number
  subjectId?: number
  detail?: HomeworkEventDetail
}

/** Puts acts on homework on record, within their transaction. */
export async function record(tx: Tx, ...events: Recorded[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insert(homeworkEvents)
    .values(events.map(({ subjectId, ...event }) => ({ ...event, subjectId: subjectId ?? null })))
}
