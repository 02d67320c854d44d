import { type SQL, sql } from 'drizzle-orm'
import type { ChangedRecord } from '#src/features/content/draft/server/draft-host.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { reachOf } from '#src/features/content/bank/server/reach.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { ItemRecord } from '../records.ts'

const foldersOf = (record: DraftRecord | null): number[] => {
  const item = record as unknown as ItemRecord | null
  if (item?.kind !== 'item' || item.type !== 'quiz') return []
  return (item.body.draws ?? []).flatMap(({ rule }) => rule?.folderId ?? [])
}

/**
 * Finds changed records whose draws name a folder of the bank that the writer may not read: its questions would reach
 * the writer by the release. What the draft names already stays, and an earlier state may be restored.
 * @param lent a condition on the folder `n."folderId"`: what may be named besides
 */
export async function foreignFolders(
  tx: Tx,
  { draftId, viewer }: { draftId: number; viewer: { id: number } },
  changed: readonly ChangedRecord[],
  lent: SQL = sql`false`,
): Promise<ReadonlySet<string>> {
  const named = changed.flatMap(({ key, before, after }) => {
    const known = foldersOf(before)
    const folders = foldersOf(after).filter((id) => !known.includes(id))
    return folders.map((folderId) => ({ key, folderId }))
  })
  if (named.length === 0) return new Set()
  const reach = await reachOf(tx, viewer)
  const suspects = named.filter(({ folderId }) => !reach.has(folderId))
  const { rows } = await tx.execute<{ key: string }>(sql`
    select n.key from jsonb_to_recordset(${JSON.stringify(suspects)}::jsonb) as n (key text, "folderId" int)
    where not exists (select from question_folders f where f.id = n."folderId" and f.owner_id = ${viewer.id})
      and not (${lent})
      and not exists (select from draft_records r where r.draft_id = ${draftId}
        and jsonb_path_exists(r.value, '$.body.draws[*].rule.folderId ? (@ == $id)', jsonb_build_object('id', n."folderId")))
      and not exists (select from draft_states s where s.draft_id = ${draftId}
        and jsonb_path_exists(s.records, '$.*[*].body.draws[*].rule.folderId ? (@ == $id)',
          jsonb_build_object('id', n."folderId")))`)
  return new Set(rows.map(({ key }) => key))
}
