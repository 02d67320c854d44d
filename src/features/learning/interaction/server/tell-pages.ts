import { sql, type SQL } from 'drizzle-orm'
import type { Events } from '#src/server/events/events.ts'
import type { Tx } from '#src/server/database/db.ts'
import { courseTopic, interactionTopic } from '../topics.ts'

/** Ids that fit into one event. */
const inOne = 500
/** Learners of a course whose open pages look again, those who joined last; others hear only of what they take part in. */
const learnersTold = 500

/**
 * Asks open pages to look again at a question and at the lists of its course. Of a private question only the asker
 * and the teachers hear.
 */
export async function tellPages(
  events: Pick<Events, 'announce'>,
  tx: Tx,
  { interactionId, courseId }: { interactionId: number; courseId: number },
  /** A new question is open nowhere yet. */
  isNew = false,
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(concerned(interactionId))
  const topics = [courseTopic(courseId), ...(isNew ? [] : [interactionTopic(interactionId)])]
  const userIds = rows.map(({ id }) => id)
  for (let from = 0; from < userIds.length; from += inOne) {
    for (const topic of topics) {
      await events.announce(tx, 'stale', { topic, userIds: userIds.slice(from, from + inOne) })
    }
  }
}

const concerned = (interactionId: number): SQL => sql`
  with q as (select * from interactions where id = ${interactionId})
  select author_id as id from q
  union select c.owner_id from q join courses c on c.id = q.course_id where c.owner_id is not null
  union select f.user_id from q join course_staff f on f.course_id = q.course_id and f.accepted_at is not null
  union select w.user_id from q join interaction_followers w on w.interaction_id = q.id where not q.is_private
  union select r.author_id from q join interaction_replies r on r.interaction_id = q.id where not q.is_private
  union (select l.user_id from q join course_learners l on l.course_id = q.course_id
    where not q.is_private and q.hidden_reason is null order by l.joined_at desc limit ${learnersTold})`
