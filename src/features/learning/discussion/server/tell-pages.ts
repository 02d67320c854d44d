import { sql } from 'drizzle-orm'
import type { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { commentsTopic, listTopic, topicTopic } from '../live-topics.ts'

const group = 'discussion'

/** The people of a class, who all may read its discussion. */
export const classGroup: NonNullable<(typeof liveGroups)['answer']> = {
  group,
  async among(db, classId, people) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select user_id as id from class_members
      where class_id = ${classId} and state = 'member' and user_id = any(${sql.param([...people])}::int[])`)
    return rows.map(({ id }) => id)
  },
}

type Of = { classId: number; topicId?: number | null; announcementId?: number | null }

/** Asks the open pages of a class, after the commit, to look again at its topics and at this one, or at these comments. */
export async function tellPages(
  events: Pick<Events, 'announce'>,
  tx: Tx,
  { classId, topicId, announcementId }: Of,
): Promise<void> {
  const topics = announcementId
    ? [commentsTopic(announcementId)]
    : [listTopic(classId), ...(topicId ? [topicTopic(topicId)] : [])]
  await events.announce(tx, 'staleOf', { topics, group, id: classId })
}
