import { and, eq, gte, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { Difference, draftApi, StateKind } from '../contract.ts'
import { draftErrors } from '../errors.ts'
import type { DraftRecord } from '../record.ts'
import { draftStates, type StateRecords } from '../tables.ts'
import { findDraft } from './hold-draft.ts'
import { mayEdit, mayRead } from './rules.ts'

/** Names of records that a line of the history shows. */
const namesShown = 3
const statesListed = 300

interface StateRow extends Record<string, unknown> {
  stateId: number
  kind: StateKind
  by: string | null
  personId: number | null
  startedAt: string
  changedAt: string
  records: StateRecords
}

/** Lists the states of a draft, the last one first, and the texts that were kept aside. */
export async function getHistory(
  call: Call<typeof draftApi.getHistory>,
): Promise<AnswerOf<typeof draftApi.getHistory>> {
  const { db, viewer, input, locale } = call
  await findDraft(db, { ...call, draftId: input.draftId }, mayEdit)
  const [states, asides] = await Promise.all([
    db.execute<StateRow>(sql`
      select s.id as "stateId", s.kind, u.real_name as by, s.person_id as "personId",
        s.started_at as "startedAt", s.changed_at as "changedAt",
        (select jsonb_object_agg(r.key, jsonb_build_array(
            case when r.value -> 0 = 'null' then null else (r.value -> 0) - 'body' - 'content' end,
            case when r.value -> 1 = 'null' then null else (r.value -> 1) - 'body' - 'content' end))
          from jsonb_each(s.records) as r) as records
      from draft_states s left join users u on u.id = s.person_id
      where s.draft_id = ${input.draftId} order by s.id desc limit ${statesListed}`),
    db.execute<{
      asideId: number
      key: string
      field: string
      value: unknown
      by: string | null
      at: string
    }>(sql`
      select a.id as "asideId", a.key, a.field, a.value, u.real_name as by, a.at
      from draft_asides a left join users u on u.id = a.person_id
      where a.draft_id = ${input.draftId} order by a.id desc limit 100`),
  ])
  return {
    states: states.rows.map(({ records, personId, ...row }) => {
      const changes = Object.values(records)
      const nameIn = (record: DraftRecord | null) =>
        nameOf(record, locale === 'en-US' ? 'en' : 'zh')
      return {
        ...row,
        isMine: personId === viewer.id,
        startedAt: new Date(row.startedAt).toISOString(),
        changedAt: new Date(row.changedAt).toISOString(),
        added: changes.filter(([before]) => before === null).length,
        changed: changes.filter(([before, after]) => before && after).length,
        deleted: changes.filter(([, after]) => after === null).length,
        names: changes
          .map(([before, after]) => nameIn(after ?? before))
          .filter((name) => name !== '')
          .slice(0, namesShown),
      }
    }),
    asides: asides.rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
  }
}

function nameOf(record: DraftRecord | null, side: 'zh' | 'en'): string {
  const name = record?.name as Bilingual | undefined
  return name === undefined ? '' : name[side] || name.zh || name.en
}

/** Reads an earlier state as its differences from the present one: a restore puts `before` back. */
export async function getState(
  call: Call<typeof draftApi.getState>,
): Promise<AnswerOf<typeof draftApi.getState>> {
  const { db, input } = call
  const { draft } = await findDraft(db, { ...call, draftId: input.draftId }, mayEdit)
  const later = await db
    .select({ id: draftStates.id, records: draftStates.records })
    .from(draftStates)
    .where(and(eq(draftStates.draftId, draft.id), gte(draftStates.id, input.stateId)))
    .orderBy(draftStates.id)
  if (later[0]?.id !== input.stateId) throw new AppError(draftErrors.stateUnknown)
  // The first change of a record after a moment has, as its former side, the record as it was then.
  const then = new Map<string, DraftRecord | null>()
  for (const { id, records } of later) {
    if (id === input.stateId && input.side === 'after') continue
    for (const [key, [before]] of Object.entries(records)) {
      if (!then.has(key)) then.set(key, before)
    }
  }
  return { revision: draft.revision, differences: await differencesTo(db, draft.id, then) }
}

async function differencesTo(
  db: Db,
  draftId: number,
  then: ReadonlyMap<string, DraftRecord | null>,
): Promise<Difference[]> {
  const { rows } = await db.execute<{ key: string; value: DraftRecord | null }>(sql`
    select key, value from draft_records
    where draft_id = ${draftId} and key = any(${sql.param([...then.keys()])}::text[])`)
  const now = new Map(rows.map(({ key, value }) => [key, value]))
  return [...then].flatMap(([key, before]) => {
    const after = now.get(key) ?? null
    return isDeepStrictEqual(before, after) ? [] : [{ key, before, after }]
  })
}

/** Lists what readers do not see yet. */
export async function getDifferences(
  call: Call<typeof draftApi.getDifferences>,
): Promise<AnswerOf<typeof draftApi.getDifferences>> {
  const { draft } = await findDraft(call.db, { ...call, draftId: call.input.draftId }, mayRead)
  return { revision: draft.revision, differences: await readDifferences(call.db, draft.id) }
}

export async function readDifferences(
  db: Pick<Db, 'execute'>,
  draftId: number,
): Promise<Difference[]> {
  const { rows } = await db.execute<
    { key: string } & Record<'before' | 'after', DraftRecord | null>
  >(sql`
    select key, released as before, value as after from draft_records
    where draft_id = ${draftId} and changed`)
  return rows
}
