import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#src/server/database/db.ts'
import { draftAsides } from '../tables.ts'
import type { Refused } from './take-acts.ts'

/** Characters of the texts that are kept aside for one person in one draft: the newest ones, and always the last. */
export const asideMost = 4_000_000

/** Keeps the texts that were refused to this window, once each. @returns the last change of each record */
export async function keepAside(
  tx: Tx,
  { draftId, personId }: { draftId: number; personId: number },
  refused: readonly Refused[],
): Promise<Map<string, { by: string | null; at: string | null }>> {
  if (refused.length === 0) return new Map()
  const texts = refused.filter(({ reason, value, field }) => {
    return (reason === 'changed' || reason === 'gone') && value !== null && field !== 'place'
  })
  const { rows: kept } = await tx.execute<{ key: string; field: string; value: unknown }>(sql`
    select key, field, value from draft_asides
    where draft_id = ${draftId} and person_id = ${personId} order by id desc limit 200`)
  const fresh = texts.filter(
    ({ key, field, value }) =>
      !kept.some(
        (one) => one.key === key && one.field === field && isDeepStrictEqual(one.value, value),
      ),
  )
  if (fresh.length > 0) {
    await tx.insert(draftAsides).values(
      fresh.map(({ key, field, value }) => ({
        draftId,
        personId,
        key,
        field,
        value,
      })),
    )
  }
  if (fresh.length > 0) await forgetOldest(tx, { draftId, personId })
  const keys = refused.map(({ key }) => key)
  const { rows } = await tx.execute<{ key: string; by: string | null; at: Date | string }>(sql`
    select distinct on (wanted.key) wanted.key, u.real_name as by, s.changed_at as at
    from unnest(${sql.param(keys)}::text[]) as wanted (key)
    join draft_states s on s.draft_id = ${draftId} and s.records ? wanted.key
    left join users u on u.id = s.person_id
    order by wanted.key, s.id desc`)
  return new Map(rows.map(({ key, by, at }) => [key, { by, at: new Date(at).toISOString() }]))
}

/** One save may bring two megabytes: the oldest texts go where the newer ones fill the room of a person. */
async function forgetOldest(tx: Tx, { draftId, personId }: { draftId: number; personId: number }) {
  await tx.execute(sql`
    delete from draft_asides a using (
      select id, row_number() over newest as place, sum(length(value::text)) over newest as total
      from draft_asides where draft_id = ${draftId} and person_id = ${personId}
      window newest as (order by id desc)
    ) counted
    where counted.id = a.id and counted.place > 1 and counted.total > ${asideMost}`)
}
