import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/** Counts the shown replies of these topics again, once one was added, deleted, hidden or shown. */
export async function countReplies(tx: Tx, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return
  await tx.execute(sql`
    update discussion_topics t set reply_count = s.shown, last_reply_at = s.latest
    from discussion_topics one cross join lateral (
      select count(*)::int as shown, max(r.created_at) as latest
      from discussion_replies r where r.topic_id = one.id and r.hidden_reason is null) s
    where t.id = one.id and one.id = any(${sql.param([...topicIds])}::int[])`)
}
