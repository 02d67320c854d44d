import { sql } from 'drizzle-orm'
import type { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Events } from '#src/server/events/events.ts'
import { gradebookTopic } from '../topics.ts'

const group = 'gradebook'

/** The teachers and assistants of a class, whose open pages hear of changes to its gradebook. */
export const gradebookGroup: NonNullable<(typeof liveGroups)['answer']> = {
  group,
  async among(db, classId, people) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select user_id as id from class_members
      where class_id = ${classId} and state = 'member' and role <> 'student'
        and user_id = any(${sql.param([...people])}::int[])`)
    return rows.map(({ id }) => id)
  },
}

/** Asks the open pages of a gradebook to read what has changed, after the commit. */
export const tellPages = (events: Pick<Events, 'announce'>, tx: Tx, classId: number) =>
  events.announce(tx, 'staleOf', { topics: [gradebookTopic(classId)], group, id: classId })
