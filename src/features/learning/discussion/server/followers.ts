import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'

type Of = { topicId: number } | { announcementId: number }

const columnOf = (of: Of) =>
  'topicId' in of
    ? { column: sql`topic_id`, id: of.topicId }
    : { column: sql`announcement_id`, id: of.announcementId }

/** Makes these people followers, except those who have stopped. */
export async function follow(tx: Tx, of: Of, userIds: readonly number[]): Promise<void> {
  const { column, id } = columnOf(of)
  await tx.execute(sql`
    insert into discussion_followers (${column}, user_id)
    select ${id}::int, id from unnest(${sql.param([...userIds])}::int[]) as id on conflict do nothing`)
}

/** Makes a person follow, or stop. */
export async function setFollows(
  db: Db,
  of: Of,
  { userId, followed }: { userId: number; followed: boolean },
): Promise<void> {
  const { column, id } = columnOf(of)
  await db.execute(sql`
    insert into discussion_followers (${column}, user_id, follows)
    values (${id}, ${userId}, ${followed})
    on conflict (${column}, user_id) do update set follows = excluded.follows`)
}
