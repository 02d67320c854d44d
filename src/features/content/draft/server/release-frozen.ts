import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Records } from '../record.ts'
import type { DraftHost } from './draft-host.ts'
import { renewNames } from './write-records.ts'

/**
 * Marks records as what readers see that were frozen before, such as an offer that was reviewed: the teachers may have
 * changed them since. Records of the same kinds that are not among them are seen no longer.
 */
export async function releaseFrozen(
  tx: Tx,
  { draftId, host }: { draftId: number; host: Pick<DraftHost, 'namesOf'> },
  frozen: Records,
  kinds: readonly string[],
): Promise<void> {
  const rows = [...frozen].map(([key, released]) => ({ key, released }))
  await tx.execute(sql`
    insert into draft_records (draft_id, key, released, revision)
    select ${draftId}, g.key, g.released, 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, released jsonb)
    on conflict (draft_id, key) do update set released = excluded.released`)
  const gone = await tx.execute<{ key: string }>(sql`
    update draft_records set released = null
    where draft_id = ${draftId} and released ->> 'kind' = any(${sql.param([...kinds])}::text[])
      and key <> all(${sql.param([...frozen.keys()])}::text[])
    returning key`)
  const keys = [...frozen.keys(), ...gone.rows.map(({ key }) => key)]
  await renewNames(tx, { draftId, host }, keys)
}
