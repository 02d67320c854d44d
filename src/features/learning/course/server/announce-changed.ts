import type { Tx } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { courseTag } from '../tags.ts'

/** Refreshes visitors' pages of these courses, in batches that fit one notification. */
export async function announceChanged(
  events: Pick<Events, 'announce'>,
  tx: Tx,
  rows: readonly { courseId: number }[],
): Promise<void> {
  const tags = rows.map(courseTag)
  for (let from = 0; from < tags.length; from += 100) {
    await events.announce(tx, 'changed', tags.slice(from, from + 100))
  }
}
