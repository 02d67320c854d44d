import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/**
 * Counts the shown replies of these questions again, once one was added, deleted, hidden or shown. A reply that is
 * hidden stops being the accepted answer.
 */
export async function countReplies(tx: Tx, interactionIds: readonly number[]): Promise<void> {
  if (interactionIds.length === 0) return
  await tx.execute(sql`
    update interactions q set reply_count = s.shown, last_reply_at = s.latest, first_teacher_reply_at = s.teachers,
      accepted_reply_id = (select r.id from interaction_replies r
        where r.id = q.accepted_reply_id and r.hidden_reason is null)
    from interactions one cross join lateral (
      select count(*)::int as shown, max(r.created_at) as latest,
        min(r.created_at) filter (where r.by_teacher) as teachers
      from interaction_replies r where r.interaction_id = one.id and r.hidden_reason is null) s
    where q.id = one.id and one.id = any(${sql.param([...interactionIds])}::int[])`)
}
