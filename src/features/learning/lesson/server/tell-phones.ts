import { sql } from 'drizzle-orm'
import type { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { lessonTopic } from '../topics.ts'

const group = 'lesson'

/** The people of a class, whose phones hear of its lesson. */
export const lessonGroup: NonNullable<(typeof liveGroups)['answer']> = {
  group,
  async among(db, classId, people) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select user_id as id from class_members
      where class_id = ${classId} and state = 'member' and user_id = any(${sql.param([...people])}::int[])`)
    return rows.map(({ id }) => id)
  },
}

/** Asks the open pages of a class to look again at its lesson, after the commit. */
export const tellPhones = (events: Pick<Events, 'announce'>, tx: Tx, classId: number) =>
  events.announce(tx, 'staleOf', { topics: [lessonTopic(classId)], group, id: classId })
