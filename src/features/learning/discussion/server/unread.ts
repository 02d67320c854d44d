import { sql, type SQL } from 'drizzle-orm'
import type { classTalk } from '#src/features/learning/class/server/talk-port.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { isOffIn } from './find.ts'

type Seen = { classId: number | SQL; userId: number | SQL }

/**
 * SQL: one row of a member's moments in a class: `seen_at`, of the last look at its topics, and `since_at`, of the end of
 * the visit before this one. For a person who has not been there, both are the joining of the class.
 */
export const seenIn = ({ classId, userId }: Seen): SQL => sql`
  (select coalesce(v.seen_at, m.since) as seen_at, coalesce(v.since_at, m.since) as since_at
    from class_members m
    left join discussion_visits v on v.class_id = m.class_id and v.user_id = m.user_id
    where m.class_id = ${classId} and m.user_id = ${userId} and m.state = 'member')`

/** SQL condition: the topic `x`, or a shown reply of another person, is newer than a moment. */
export const isNewIn = (moment: SQL, userId: number | SQL): SQL => sql`
  (x.deleted_at is null and greatest(x.created_at, x.last_reply_at) > ${moment}
    and (x.author_id <> ${userId} and x.created_at > ${moment}
      or exists (select from discussion_replies r where r.topic_id = x.id and r.created_at > ${moment}
        and r.author_id <> ${userId} and r.hidden_reason is null)))`

const classId = sql`${sql.placeholder('classId')}::int`
const userId = sql`${sql.placeholder('userId')}::int`

const count = prepared<{ unread: number }>(
  'discussion_unread',
  sql`select count(*)::int as unread
    from ${seenIn({ classId, userId })} seen join discussion_topics x on x.class_id = ${classId}
    where ${isNewIn(sql`seen.seen_at`, userId)} and x.hidden_reason is null and not ${isOffIn(classId)}`,
)

/** Counts the topics of a class with something new for a member. */
export const unreadOfClass: NonNullable<(typeof classTalk)['answer']> = async (db, given) =>
  (await count(db, given))[0]!.unread
