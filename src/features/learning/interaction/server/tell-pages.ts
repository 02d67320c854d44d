import { sql } from 'drizzle-orm'
import type { liveGroups } from '#src/features/people/message/server/live-groups-port.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Events } from '#src/server/events/events.ts'
import type { Tx } from '#src/server/database/db.ts'
import { courseTopic, interactionTopic } from '../topics.ts'

const group = 'course'

/** The learners and teachers of a course, who all may read its public questions. */
export const courseGroup: NonNullable<(typeof liveGroups)['answer']> = {
  group,
  async among(db, courseId, people) {
    const ids = sql.param([...people])
    const { rows } = await db.execute<{ id: number }>(sql`
      select user_id as id from course_learners where course_id = ${courseId} and user_id = any(${ids}::int[])
      union select user_id from course_staff
        where course_id = ${courseId} and accepted_at is not null and user_id = any(${ids}::int[])
      union select owner_id from courses where id = ${courseId} and owner_id = any(${ids}::int[])`)
    return rows.map(({ id }) => id)
  },
}

/**
 * Asks open pages to look again at a question and at the lists of its course. Of a private question only the asker
 * and the teachers hear, of a public one all that have the course open.
 */
export async function tellPages(
  events: Pick<Events, 'announce'>,
  tx: Tx,
  { interactionId, courseId }: { interactionId: number; courseId: number },
  /** A new question is open nowhere yet. */
  isNew = false,
): Promise<void> {
  const topics = [courseTopic(courseId), ...(isNew ? [] : [interactionTopic(interactionId)])]
  const { rows } = await tx.execute<{ isPrivate: boolean }>(
    sql`select is_private as "isPrivate" from interactions where id = ${interactionId}`,
  )
  if (rows[0]?.isPrivate === false) {
    await events.announce(tx, 'staleOf', { topics, group, id: courseId })
    return
  }
  for (const topic of topics) await announceStale(events, tx, topic, readersOf(interactionId))
}

const readersOf = (interactionId: number) => sql`
  with q as (select * from interactions where id = ${interactionId})
  select author_id as id from q
  union select c.owner_id from q join courses c on c.id = q.course_id where c.owner_id is not null
  union select f.user_id from q join course_staff f on f.course_id = q.course_id and f.accepted_at is not null`
