import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { DraftRecord } from '../record.ts'
import type { Touched } from '../tables.ts'
import type { DraftHost } from './draft-host.ts'

/** A row to be written; `released` stays as it is where it is left out. */
export interface NewRow {
  key: string
  value: DraftRecord | null
  touched: Touched
}

/** Writes records of a draft, with the rows of what they name, in four statements for any number. */
export async function writeRecords(
  tx: Tx,
  { draftId, revision, host }: { draftId: number; revision: number; host: DraftHost },
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into draft_records (draft_id, key, value, touched, revision)
    select ${draftId}, g.key, nullif(g.value, 'null'::jsonb), g.touched, ${revision}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, value jsonb, touched jsonb)
    on conflict (draft_id, key) do update
      set value = excluded.value, touched = excluded.touched, revision = excluded.revision`)
  await renewNames(
    tx,
    { draftId, host },
    rows.map(({ key }) => key),
  )
}

/** Renews the rows of the files and questions that records name, in the draft or in what readers see. */
export async function renewNames(
  tx: Tx,
  { draftId, host }: { draftId: number; host: Pick<DraftHost, 'namesOf'> },
  keys: readonly string[],
): Promise<void> {
  const wanted = sql`any(${sql.param([...keys])}::text[])`
  const { rows } = await tx.execute<{
    key: string
    value: DraftRecord | null
    released: DraftRecord | null
    names: boolean
  }>(sql`
    select r.key, r.value, r.released,
      exists (select from draft_files f where f.draft_id = r.draft_id and f.key = r.key)
      or exists (select from draft_questions q where q.draft_id = r.draft_id and q.key = r.key) as names
    from draft_records r where r.draft_id = ${draftId} and r.key = ${wanted}`)
  const named = rows.map(({ key, value, released, names }) => {
    const both = [value, released].flatMap((record) => (record ? [host.namesOf(record)] : []))
    const files = [...new Set(both.flatMap((one) => one.files))]
    const questions = [...new Set(both.flatMap((one) => one.questions))]
    return { key, files, questions, isNamed: names || files.length > 0 || questions.length > 0 }
  })
  const toWrite = named.filter(({ isNamed }) => isNamed)
  if (toWrite.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(toWrite)}::jsonb)
    as g(key text, files int[], questions int[])`
  await tx.execute(sql`
    with given as (select * from ${given}),
    kept as (select key, unnest(files) as id from given),
    gone as (delete from draft_files f using given g
      where f.draft_id = ${draftId} and f.key = g.key and f.user_file_id <> all(g.files))
    insert into draft_files (draft_id, key, user_file_id)
    select ${draftId}, k.key, k.id from kept k on conflict do nothing`)
  await tx.execute(sql`
    with given as (select * from ${given}),
    kept as (select key, unnest(questions) as id from given),
    gone as (delete from draft_questions q using given g
      where q.draft_id = ${draftId} and q.key = g.key and q.question_id <> all(g.questions))
    insert into draft_questions (draft_id, key, question_id)
    select ${draftId}, k.key, k.id from kept k on conflict do nothing`)
}
