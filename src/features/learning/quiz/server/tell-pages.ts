import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import type { Events } from '#src/server/events/events.ts'
import { quizTopic } from '../topic.ts'

/**
 * Asks the open pages of a quiz to look again after the commit: its times, its pause or what it shows have changed.
 * @param userIds the learners; null: all who have an attempt
 */
export const tellPages = (
  events: Pick<Events, 'announce'>,
  tx: Tx,
  { quizId, userIds }: { quizId: number; userIds: readonly number[] | null },
): Promise<void> =>
  announceStale(
    events,
    tx,
    quizTopic(quizId),
    userIds === null
      ? sql`select distinct user_id as id from quiz_attempts where quiz_id = ${quizId}`
      : sql`select unnest(${sql.param(userIds)}::int[]) as id`,
  )
