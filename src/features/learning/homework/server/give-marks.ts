import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { isConcerned, workState } from './columns.ts'
import { record } from './record.ts'

export interface MarkGiven {
  userId: number
  /** Hundredths, before the late rule; null where homework has no mark. */
  rawMark: number | null
  /** Hundredths by the id of a criterion. */
  criteria: Record<string, number>
}

/**
 * Marks works that wait for a mark, within a transaction that holds the homework and has checked the right. A work that
 * has a mark, or was given back, keeps what it has. @returns how many were marked
 */
export async function giveMarks(
  tx: Tx,
  { homeworkId, actorId, marks }: { homeworkId: number; actorId: number; marks: MarkGiven[] },
): Promise<number> {
  if (marks.length === 0) return 0
  const { rows } = await tx.execute<{ userId: number; rawMark: number | null }>(sql`
    update homework_works set raw_mark = g."rawMark", criteria = g.criteria,
      mark_revision = greatest(homework_works.mark_revision + 1, (extract(epoch from now()) * 1000)::bigint),
      marked_hand_in = homework_works.hand_ins, marked_by_id = ${actorId}, marked_at = now(), changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as g("userId" int, "rawMark" int, criteria jsonb)
    where homework_works.homework_id = ${homeworkId} and homework_works.user_id = g."userId"
      and homework_works.id in (
        select w.id from homework h join class_members m on m.class_id = h.class_id
        join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
        where h.id = ${homeworkId} and ${isConcerned} and ${workState} = 'waiting')
    returning homework_works.user_id as "userId", homework_works.raw_mark as "rawMark"`)
  await record(
    tx,
    ...rows.map(({ userId, rawMark }) => ({
      ...{ homeworkId, kind: 'marked' as const, actorId, subjectId: userId },
      detail: { from: null, to: rawMark },
    })),
  )
  return rows.length
}
