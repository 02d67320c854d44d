import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { DraftRecord } from '../record.ts'
import { drafts } from '../tables.ts'
import type { DraftHost } from './draft-host.ts'
import { renewNames } from './write-records.ts'

/**
 * Makes a draft with its first records, which its room has parsed. The caller checked the files and questions that
 * they name.
 * @param released whether readers see the records already
 */
export async function makeDraft(
  tx: Tx,
  host: Pick<DraftHost, 'kind' | 'namesOf'>,
  records: ReadonlyMap<string, DraftRecord>,
  { released = false }: { released?: boolean } = {},
): Promise<number> {
  const [draft] = await tx.insert(drafts).values({ kind: host.kind }).returning({ id: drafts.id })
  const draftId = draft!.id
  const rows = [...records].map(([key, value]) => ({ key, value }))
  await tx.execute(sql`
    insert into draft_records (draft_id, key, value, released, revision)
    select ${draftId}, g.key, g.value, ${released ? sql`g.value` : sql`null`}, 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, value jsonb)`)
  await renewNames(tx, { draftId, host }, [...records.keys()])
  return draftId
}

/**
 * Marks the present records as what readers see, in the transaction that puts them into the live rows.
 * @param keys the records; all without it
 */
export async function markReleased(
  tx: Tx,
  draftId: number,
  host: Pick<DraftHost, 'namesOf'>,
  keys?: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    update draft_records set released = value
    where draft_id = ${draftId} and changed
      ${keys ? sql`and key = any(${sql.param([...keys])}::text[])` : sql``}
    returning key`)
  if (rows.length > 0)
    await renewNames(
      tx,
      { draftId, host },
      rows.map(({ key }) => key),
    )
}
