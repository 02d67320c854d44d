import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { DraftKind } from '../record.ts'

/**
 * Replaces a number in one field of the heads of all drafts of a kind: in the draft, in what readers see and in the
 * history, so that an earlier state can still be restored. Open windows get it as a change of another window.
 */
export async function replaceInHeads(
  tx: Tx,
  { kind, field, from, to }: { kind: DraftKind; field: string; from: number; to: number },
): Promise<void> {
  const old = sql`${JSON.stringify({ [field]: from })}::jsonb`
  const changed = sql`${JSON.stringify({ [field]: to })}::jsonb`
  await tx.execute(sql`
    with hit as (
      select r.draft_id from draft_records r join drafts d on d.id = r.draft_id
      where d.kind = ${kind} and r.key = 'head' and (r.value @> ${old} or r.released @> ${old})
    ), risen as (
      update drafts d set revision = d.revision + 1 from hit where d.id = hit.draft_id
      returning d.id, d.revision
    )
    update draft_records r set revision = risen.revision,
      value = case when r.value @> ${old} then r.value || ${changed} else r.value end,
      released = case when r.released @> ${old} then r.released || ${changed} else r.released end,
      touched = case when r.value @> ${old}
        then r.touched || jsonb_build_object(${field}::text, jsonb_build_array(risen.revision, ''))
        else r.touched end
    from risen where r.draft_id = risen.id and r.key = 'head'`)
  for (const side of ['0', '1']) {
    await tx.execute(sql`
      update draft_states s
      set records = jsonb_set(s.records, array['head', ${side}, ${field}]::text[], ${to}::text::jsonb)
      from drafts d
      where d.id = s.draft_id and d.kind = ${kind}
        and s.records -> 'head' -> ${sql.raw(side)} @> ${old}`)
  }
}
