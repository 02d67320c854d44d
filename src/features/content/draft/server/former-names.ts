import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { DraftRecord } from '../record.ts'
import type { DraftHost, Names } from './draft-host.ts'

/** What a record named in earlier states, and those of them that were deleted for good since. */
interface Former extends Names {
  gone: Names
}

/**
 * Reads the files and questions that records named in earlier states of the history: a person who might name them has
 * put them into this draft. Locks those that are still there, so that none is deleted meanwhile.
 */
export async function formerNames(
  tx: Tx,
  { draftId, host }: { draftId: number; host: Pick<DraftHost, 'namesOf'> },
  keys: readonly string[],
): Promise<ReadonlyMap<string, Former>> {
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<{ key: string; record: DraftRecord }>(sql`
    select distinct e.key, side.record from draft_states s
    cross join lateral jsonb_each(s.records) as e
    cross join lateral (values (e.value -> 0), (e.value -> 1)) as side (record)
    where s.draft_id = ${draftId} and s.records ?| ${sql.param([...keys])}::text[]
      and e.key = any(${sql.param([...keys])}::text[]) and side.record <> 'null'::jsonb`)
  const named = rows.map(({ key, record }) => ({ key, ...host.namesOf(record) }))
  const files = await present(
    tx,
    sql`user_files`,
    named.flatMap((one) => one.files),
  )
  const questions = await present(
    tx,
    sql`questions`,
    named.flatMap((one) => one.questions),
  )
  const found = new Map<string, Former>()
  for (const [key, records] of Map.groupBy(named, (one) => one.key)) {
    const names = {
      files: records.flatMap((one) => one.files),
      questions: records.flatMap((one) => one.questions),
    }
    const gone = {
      files: names.files.filter((id) => !files.has(id)),
      questions: names.questions.filter((id) => !questions.has(id)),
    }
    found.set(key, { ...names, gone })
  }
  return found
}

async function present(
  tx: Tx,
  table: ReturnType<typeof sql>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${table} where id = any(${sql.param([...new Set(ids)])}::int[]) order by id for share`)
  return new Set(rows.map(({ id }) => id))
}
