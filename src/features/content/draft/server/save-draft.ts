import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { draftApi } from '../contract.ts'
import { type DraftAct, type DraftRecord } from '../record.ts'
import { drafts, type StateRecords, type Touched } from '../tables.ts'
import type { DraftHost } from './draft-host.ts'
import { holdDraft } from './hold-draft.ts'
import { keepAside } from './keep-aside.ts'
import { keepState } from './keep-state.ts'
import { findForeign } from './may-name.ts'
import { leaveOut } from './leave-out.ts'
import { mustFit } from './must-fit.ts'
import { mayEdit } from './rules.ts'
import {
  changedElsewhere,
  movesRecords,
  type Refused,
  type Stored,
  type Taken,
  takeActs,
} from './take-acts.ts'
import { writeRecords } from './write-records.ts'

type SaveCall = Call<typeof draftApi.save>
type Answer = AnswerOf<typeof draftApi.save>

interface Row extends Record<string, unknown> {
  key: string
  value: DraftRecord | null
  released: DraftRecord | null
  touched: Touched
  revision: number
}

/**
 * Saves changes of a draft. Each field is compared with what the window has read, so that two people type in
 * different fields of one chapter without knowing of each other; a field that both changed is refused to the
 * second, and its text is kept aside.
 */
export const saveDraft = (call: SaveCall): Promise<Answer> =>
  call.db.transaction((tx) => saveIn(tx, call))

/** The same in a transaction that does more. */
export async function saveIn(tx: Tx, call: Omit<SaveCall, 'db'>): Promise<Answer> {
  const { input } = call
  const { draft, host } = await holdDraft(tx, { ...call, draftId: input.draftId }, mayEdit)
  // A database was put back to an earlier state: what this window has read since is not there.
  const isRewound = input.base > draft.revision
  const base = isRewound ? -1 : input.base
  const rows = await readRows(tx, { ...input, base })
  const revision = draft.revision + 1
  const stored = new Map<string, Stored>(rows.map((row) => [row.key, row]))
  const places = movesRecords(input.acts) ? await readPlaces(tx, input.draftId) : []
  for (const { key, value } of places) {
    if (!stored.has(key)) stored.set(key, { value, touched: {} })
  }
  const { window } = input
  const given = { stored, base, window, revision, schemas: host.schemas }
  const taken = await withoutForeign(tx, { call, host, given })
  await mustFit(tx, { draftId: input.draftId, stored, rows: taken.rows })
  if (taken.rows.size > 0) await write(tx, { call, host, revision, rows, taken })
  const names = await keepAside(
    tx,
    { draftId: input.draftId, personId: call.viewer.id },
    taken.refused,
  )
  return {
    revision: taken.rows.size > 0 ? revision : draft.revision,
    refused: taken.refused.map(({ value: _, ...refused }) => ({
      ...refused,
      ...(names.get(refused.key) ?? { by: null, at: null }),
    })),
    rewound: isRewound,
    news: newsOf(rows, taken, { base, window }),
    cleaned: taken.cleaned,
    left: taken.left,
    changed: changedOf(rows, taken),
  }
}

/** Reads the rows that the acts name, and those that have changed since the window read the draft. */
async function readRows(tx: Tx, { draftId, base, acts }: SaveCall['input']): Promise<Row[]> {
  const keys = [...new Set(acts.flatMap(({ changes }) => changes.map(({ key }) => key)))]
  const { rows } = await tx.execute<Row>(sql`
    select key, value, released, touched, revision from draft_records
    where draft_id = ${draftId} and (key = any(${sql.param(keys)}::text[]) or revision > ${base})`)
  return rows
}

async function readPlaces(tx: Tx, draftId: number) {
  const { rows } = await tx.execute<{ key: string; value: DraftRecord }>(sql`
    select key, jsonb_build_object('kind', value -> 'kind', 'place', value -> 'place') as value
    from draft_records where draft_id = ${draftId} and value is not null`)
  return rows.map(({ key, value }) => {
    const { place, ...rest } = value
    return { key, value: place ? value : rest }
  })
}

/** Takes the acts; those that name what their writer may not name are refused, and the rest is taken without what is gone. */
async function withoutForeign(
  tx: Tx,
  {
    call,
    host,
    given,
  }: { call: Omit<SaveCall, 'db'>; host: DraftHost; given: Parameters<typeof takeActs>[1] },
): Promise<ReturnType<typeof leaveOut>> {
  const { acts, draftId } = call.input
  const taken = takeActs(acts, given)
  const changed = [...taken.rows].flatMap(([key, { value: after }]) =>
    after ? [{ key, before: given.stored.get(key)?.value ?? null, after }] : [],
  )
  const { foreign: keys, gone } = await findForeign(
    tx,
    { viewer: call.viewer, draftId, host },
    changed,
  )
  const without = (some: Taken) => leaveOut(some, { host, stored: given.stored }, gone)
  if (keys.size === 0) return without(taken)
  const isForeign = (act: DraftAct) => act.changes.some(({ key }) => keys.has(key))
  const rest = takeActs(
    acts.filter((act) => !isForeign(act)),
    given,
  )
  const refused = acts
    .filter(isForeign)
    .flatMap(({ id, changes }) =>
      changes
        .filter(({ key }) => keys.has(key))
        .map((change): Refused => ({ ...change, actId: id, reason: 'notAllowed', theirs: null })),
    )
  return without({ ...rest, refused: [...rest.refused, ...refused] })
}

async function write(
  tx: Tx,
  given: {
    call: Omit<SaveCall, 'db'>
    host: DraftHost
    revision: number
    rows: readonly Row[]
    taken: Taken
  },
): Promise<void> {
  const { call, host, revision, rows, taken } = given
  const { draftId, kind } = call.input
  const before = new Map(rows.map(({ key, value }) => [key, value]))
  await writeRecords(
    tx,
    { draftId, revision, host },
    [...taken.rows].map(([key, row]) => ({ key, ...row })),
  )
  const records: StateRecords = Object.fromEntries(
    [...taken.rows].map(([key, { value }]) => [key, [before.get(key) ?? null, value]]),
  )
  await keepState(tx, { draftId, personId: call.viewer.id, kind, revision, records })
  await tx
    .update(drafts)
    .set({ revision, changedAt: sql`now()` })
    .where(eq(drafts.id, draftId))
}

/** Returns the records that other windows have changed since the base, as they are after this save; all after a rewind. */
function newsOf(
  rows: readonly Row[],
  { rows: taken }: Taken,
  since: { base: number; window: string },
): Answer['news'] {
  return rows
    .filter(({ revision, touched }) => {
      return since.base < 0 || (revision > since.base && changedElsewhere(touched, '', since))
    })
    .map(({ key, value, released }) => {
      const present = taken.has(key) ? taken.get(key)!.value : value
      return { key, value: present, changed: !isDeepStrictEqual(present, released) }
    })
}

const changedOf = (rows: readonly Row[], { rows: taken }: Taken): Answer['changed'] => {
  const released = new Map(rows.map((row) => [row.key, row.released]))
  return [...taken].map(([key, { value }]) => {
    return { key, changed: !isDeepStrictEqual(value, released.get(key) ?? null) }
  })
}
