import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { writtenDays } from '../limits.ts'
import { learnerContacts } from '../tables.ts'

/** Returns when the learners of a course were last written to, in seconds; who never was is left out. */
export async function readContacts(db: Db, courseId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ userId: number; writtenAt: number }>(sql`
    select user_id as "userId", extract(epoch from written_at)::float8 as "writtenAt"
    from learner_contacts where course_id = ${courseId}`)
  return new Map(rows.map(({ userId, writtenAt }) => [userId, writtenAt]))
}

/** Whether the last message is so long ago that a learner may be glad of another one. */
export const isLongAgo = (writtenAt: number | undefined) =>
  writtenAt === undefined || writtenAt < Date.now() / 1000 - writtenDays * 86_400

/** Counts those of the learners who were written to within a day, by another message than this one. */
export async function countRecent(
  tx: Tx,
  { courseId, userIds, key }: { courseId: number; userIds: readonly number[]; key: string },
): Promise<number> {
  return tx.$count(
    learnerContacts,
    sql`course_id = ${courseId} and user_id = any(${sql.param([...userIds])}::int[])
      and written_at > now() - interval '1 day' and key <> ${key}`,
  )
}

export async function noteContacts(
  tx: Tx,
  given: { courseId: number; userIds: readonly number[]; writerId: number; key: string },
): Promise<void> {
  const { courseId, userIds, writerId, key } = given
  await tx.execute(sql`
    insert into learner_contacts (course_id, user_id, writer_id, key)
    select ${courseId}, u.id, ${writerId}, ${key} from users u
    where u.id = any(${sql.param([...userIds])}::int[]) order by u.id
    on conflict (course_id, user_id) do update
      set writer_id = excluded.writer_id, written_at = excluded.written_at, key = excluded.key
      where learner_contacts.key <> excluded.key`)
}
