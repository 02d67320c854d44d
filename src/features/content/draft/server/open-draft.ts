import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { draftApi, OpenRecord } from '../contract.ts'
import type { DraftRecord } from '../record.ts'
import { findDraft } from './hold-draft.ts'
import { mayRead } from './rules.ts'

/** Opens a draft for its editors and reviewers. */
export async function openDraft(
  call: Call<typeof draftApi.open>,
): Promise<AnswerOf<typeof draftApi.open>> {
  const { draft } = await findDraft(call.db, { ...call, draftId: call.input.draftId }, mayRead)
  const { rows } = await call.db.execute<{ key: string; opened: string; changed: boolean }>(sql`
    select key, opened, changed from draft_records where draft_id = ${draft.id} and value is not null`)
  const records = rows.map(
    ({ key, opened, changed }) => `{"key":"${key}","changed":${changed},"value":${opened}}`,
  )
  const { id: draftId, kind, revision } = draft
  return { draftId, kind, revision, records: `[${records.join()}]` }
}

/** Reads records whole. */
export async function getRecords(
  call: Call<typeof draftApi.getRecords>,
): Promise<AnswerOf<typeof draftApi.getRecords>> {
  const { draftId, keys } = call.input
  const { draft } = await findDraft(call.db, { ...call, draftId }, mayRead)
  const wanted = sql`key = any(${sql.param(keys.split(','))}::text[])`
  const records = await readRecords(call.db, draftId, wanted)
  return { revision: draft.revision, records }
}

async function readRecords(db: Db | Tx, draftId: number, where: SQL): Promise<OpenRecord[]> {
  const { rows } = await db.execute<{ key: string; value: DraftRecord; changed: boolean }>(sql`
    select key, value, changed from draft_records where draft_id = ${draftId} and value is not null and ${where}`)
  return rows
}

/** Reads the present records of a draft whole, for other rooms that have checked the right. */
export async function readDraft(
  db: Db | Tx,
  draftId: number,
): Promise<ReadonlyMap<string, DraftRecord>> {
  const { rows } = await db.execute<{ key: string; value: DraftRecord }>(sql`
    select key, value from draft_records where draft_id = ${draftId} and value is not null`)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Reads what readers see of a draft, of some kinds of records. */
export async function readReleased(
  db: Db | Tx,
  draftId: number,
  kinds?: readonly string[],
): Promise<ReadonlyMap<string, DraftRecord>> {
  const { rows } = await db.execute<{ key: string; value: DraftRecord }>(sql`
    select key, released as value from draft_records
    where draft_id = ${draftId} and released is not null
      ${kinds ? sql`and released ->> 'kind' = any(${sql.param([...kinds])}::text[])` : sql``}`)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
