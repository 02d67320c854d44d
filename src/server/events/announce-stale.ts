import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import type { Events } from './events.ts'

/** Ids that fit into one event. */
const inOne = 500

/**
 * Asks the open pages of people, after the commit, to look again at what they show of a topic. The event names the topic
 * and holds nothing of its content: a page reads that by its own rights.
 * @param people a query of their ids as `id`
 */
export async function announceStale(
  events: Pick<Events, 'announce'>,
  tx: Db | Tx,
  topic: string,
  people: SQL,
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(people)
  const userIds = rows.map(({ id }) => id)
  for (let from = 0; from < userIds.length; from += inOne) {
    await events.announce(tx, 'stale', { topic, userIds: userIds.slice(from, from + inOne) })
  }
}
