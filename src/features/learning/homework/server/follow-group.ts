import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/**
 * Gives the mark of a group to its members who are in the class. A member with an own mark keeps it, and gets the comment; a
 * member who has left keeps the row as it was. @returns the ids of the members who have the mark of the group
 */
export async function followMark(tx: Tx, sharedId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ userId: number; isOwn: boolean }>(sql`
    update homework_works w set
      raw_mark = case when w.own_reason = '' then s.raw_mark else w.raw_mark end,
      criteria = case when w.own_reason = '' then s.criteria else '{}' end,
      comment = s.comment, mark_revision = greatest(w.mark_revision + 1, s.mark_revision),
      marked_hand_in = s.marked_hand_in, marked_by_id = s.marked_by_id, marked_at = s.marked_at,
      changed_at = now()
    from homework_works s
    where s.id = ${sharedId} and w.shared_id = s.id and exists (
      select from homework h join class_members m on m.class_id = h.class_id
      where h.id = w.homework_id and m.user_id = w.user_id and m.role = 'student' and m.state = 'member')
    returning w.user_id as "userId", w.own_reason <> '' as "isOwn"`)
  return rows.flatMap(({ userId, isOwn }) => (isOwn ? [] : userId))
}
