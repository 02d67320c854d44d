import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/** What a work comes to where something else than a teacher marks it. */
export interface Result {
  userId: number
  handIns: number
  /** ISO 8601. */
  handedInAt: string
  daysLate: number
  /** Hundredths; null while it waits for a mark. */
  rawMark: number | null
}

/**
 * Writes hand-ins and marks that a quiz has made, and begins works where there are none. The mark of a work that was handed
 * in again is hidden until there is a new one.
 * @param shows students see marks as soon as there are some
 */
export async function setResults(
  tx: Tx,
  {
    homeworkId,
    results,
    shows,
  }: { homeworkId: number; results: readonly Result[]; shows: boolean },
): Promise<void> {
  if (results.length === 0) return
  await tx.execute(sql`
    insert into homework_works as w (homework_id, user_id, hand_ins, handed_in_at, days_late, raw_mark, marked_hand_in,
      mark_revision, marked_at, released_at)
    select ${homeworkId}::int, g."userId", g."handIns", g."handedInAt", g."daysLate", g."rawMark",
      case when g."rawMark" is null then 0 else g."handIns" end, 1, case when g."rawMark" is not null then now() end,
      case when g."rawMark" is not null and ${shows} then now() end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as g("userId" int, "handIns" int, "handedInAt" timestamptz,
      "daysLate" int, "rawMark" int)
    order by g."userId"
    on conflict (homework_id, user_id) do update set hand_ins = excluded.hand_ins, handed_in_at = excluded.handed_in_at,
      days_late = excluded.days_late, changed_at = now(),
      raw_mark = coalesce(excluded.raw_mark, w.raw_mark),
      marked_hand_in = case when excluded.raw_mark is null then least(w.marked_hand_in, excluded.hand_ins - 1)
        else excluded.hand_ins end,
      mark_revision = w.mark_revision + 1,
      marked_at = case when excluded.raw_mark is null then w.marked_at
        when w.marked_at is null or w.raw_mark is distinct from excluded.raw_mark then now() else w.marked_at end,
      released_at = case when excluded.raw_mark is null or not ${shows} then null else coalesce(w.released_at, now()) end
    where (w.hand_ins, w.handed_in_at, w.days_late, w.raw_mark, w.marked_hand_in, w.released_at is not null)
      is distinct from (excluded.hand_ins, excluded.handed_in_at, excluded.days_late, coalesce(excluded.raw_mark, w.raw_mark),
        case when excluded.raw_mark is null then least(w.marked_hand_in, excluded.hand_ins - 1) else excluded.hand_ins end,
        excluded.raw_mark is not null and ${shows})`)
  if (!shows || results.every(({ rawMark }) => rawMark === null)) return
  await tx.execute(sql`
    update homework set released_at = now() where id = ${homeworkId} and released_at is null`)
}
