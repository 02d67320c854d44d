import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { refusals } from '../contract.ts'
import {
  type Change,
  type DraftAct,
  draftKinds,
  type DraftRecord,
  fieldOf,
  overlap,
  withField,
  withoutField,
} from '../record.ts'
import { findTooDeep } from '../depth.ts'
import type { Touched } from '../tables.ts'

/** A row of a draft; the value is null where the record was deleted. */
export interface Stored {
  value: DraftRecord | null
  /** The value that readers see; undefined where it was not read. */
  released?: DraftRecord | null
  touched: Touched
}

type Reason = (typeof refusals)[number]

export interface Refused extends Change {
  actId: string
  reason: Reason
  theirs: unknown
}

interface Given {
  /** The records that the acts name. Where an act adds, moves or deletes, also all others, with their places at least. */
  stored: ReadonlyMap<string, Stored>
  base: number
  window: string
  /** The revision that the changes get. */
  revision: number
  schemas: Readonly<Record<string, z.ZodType<DraftRecord>>>
}

export interface Taken {
  /** The changed rows. */
  rows: Map<string, Stored>
  refused: Refused[]
  /** Fields whose stored form differs from the sent one. */
  cleaned: Change[]
}

type At = (key: string) => Stored | undefined
type Failure = Change & { reason: Reason }

/** Says whether a save needs the places of all records. */
export const movesRecords = (acts: readonly DraftAct[]): boolean =>
  acts.some(({ changes }) => changes.some(({ field }) => field === '' || overlap(field, 'place')))

/**
 * Applies acts to a draft: each whole or not at all. A change is refused where another window has changed the same
 * field since `base` to something else, where its record is gone, or where the outline would not stay a tree. The
 * same acts again, after a lost answer, change nothing.
 */
export function takeActs(acts: readonly DraftAct[], given: Given): Taken {
  const taken: Taken = { rows: new Map(), refused: [], cleaned: [] }
  const present: At = (key) => taken.rows.get(key) ?? given.stored.get(key)
  for (const act of acts) {
    const trial = new Map<string, Stored>()
    const at: At = (key) => trial.get(key) ?? present(key)
    const failures = apply(act, given, trial, at)
    if (failures.length > 0) {
      taken.refused.push(
        ...failures.map(({ reason, ...change }) => {
          const theirs = fieldOf(present(change.key)?.value ?? null, change.field) ?? null
          return { ...change, actId: act.id, reason, theirs }
        }),
      )
      continue
    }
    for (const [key, row] of trial) taken.rows.set(key, row)
    for (const { key, field, value } of act.changes) {
      const stored = fieldOf(at(key)?.value ?? null, field) ?? null
      if (!isDeepStrictEqual(stored, value ?? null))
        taken.cleaned.push({ key, field, value: stored })
    }
  }
  return taken
}

/** @returns the changes that fail, of which one is enough to leave out the act */
function apply(act: DraftAct, given: Given, trial: Map<string, Stored>, at: At): Failure[] {
  const failures: Failure[] = []
  for (const change of act.changes) {
    const reason = applyChange(change, given, trial, at)
    if (reason) failures.push({ ...change, reason })
  }
  if (failures.length > 0) return failures
  for (const [key, { value, touched }] of trial) {
    if (value === null) continue
    const parsed = schemaOf(value, given)?.safeParse(value)
    if (!parsed?.success || !staysWhatItIs(key, parsed.data, given)) {
      return failing(act, key, 'invalid')
    }
    trial.set(key, { value: parsed.data, touched })
  }
  return brokenPlaces(act, given, trial, at)
}

const schemaOf = ({ kind }: DraftRecord, { schemas }: Given) =>
  Object.hasOwn(schemas, kind) ? schemas[kind] : undefined

/**
 * A key names one thing for ever, because the progress of learners hangs on it: a chapter never becomes an item,
 * nor a film a quiz. The head is the only record of its kind.
 */
function staysWhatItIs(key: string, record: DraftRecord, { stored }: Given): boolean {
  if ((draftKinds as readonly string[]).includes(record.kind) && key !== 'head') return false
  const row = stored.get(key)
  const former = row?.value ?? row?.released ?? null
  return former === null || (former.kind === record.kind && former['type'] === record['type'])
}

function applyChange(
  { key, field, value }: Change,
  { base, window, revision }: Given,
  trial: Map<string, Stored>,
  at: At,
): Reason | undefined {
  const row = at(key) ?? { value: null, touched: {} }
  if (field !== '' && row.value === null) return 'gone'
  if (isDeepStrictEqual(fieldOf(row.value, field) ?? null, value ?? null)) return undefined
  const isForeign = row.value !== null && changedElsewhere(row.touched, field, { base, window })
  if (isForeign) return 'changed'
  if (field === '') {
    const next = (value ?? null) as DraftRecord | null
    if (next === null && key === 'head') return 'invalid'
    trial.set(key, { value: next, touched: { '': [revision, window] } })
    return undefined
  }
  const others = Object.entries(row.touched).filter(([one]) => !one.startsWith(`${field}.`))
  trial.set(key, {
    value:
      value === undefined ? withoutField(row.value!, field) : withField(row.value!, field, value),
    touched: { ...Object.fromEntries(others), [field]: [revision, window] },
  })
  return undefined
}

/** Says whether another window has changed a field, or a part of it, since a revision. */
export const changedElsewhere = (
  touched: Touched,
  field: string,
  { base, window }: { base: number; window: string },
): boolean =>
  Object.entries(touched).some(
    ([other, [revision, by]]) => revision > base && by !== window && overlap(field, other),
  )

/** Finds the changes after which a record would have no living parent, or lie below itself. */
function brokenPlaces(
  act: DraftAct,
  { stored }: Given,
  trial: ReadonlyMap<string, Stored>,
  at: At,
): Failure[] {
  const deleted = new Set([...trial].filter(([, { value }]) => value === null).map(([key]) => key))
  if (deleted.size > 0) {
    const keys = new Set([...stored.keys(), ...trial.keys()])
    for (const key of keys) {
      const parent = at(key)?.value?.place?.parent ?? null
      // Another window has put a record below one that this act deletes.
      if (parent !== null && deleted.has(parent)) return failing(act, parent, 'changed')
    }
  }
  const moved = new Set<string>()
  for (const [key, { value }] of trial) {
    const parent = value?.place?.parent ?? null
    // A record that stays in its place keeps its parent, which is not read for it.
    const isMoved = !isDeepStrictEqual(stored.get(key)?.value?.place, value?.place)
    if (parent === null || !isMoved) continue
    const kind = at(parent)?.value?.kind
    if (kind === undefined) return failing(act, key, 'gone')
    if (kind !== 'chapter') return failing(act, key, 'invalid')
    const seen = new Set([key])
    for (let up: string | null = parent; up !== null; up = at(up)?.value?.place?.parent ?? null) {
      if (seen.has(up)) return failing(act, key, 'cycle')
      seen.add(up)
    }
    moved.add(key)
  }
  // Nothing lies below what is new but what is new itself.
  const isNew = [...moved].every((key) => !stored.get(key)?.value)
  const keys = isNew ? moved : new Set([...stored.keys(), ...trial.keys()])
  const deep = moved.size > 0 && findTooDeep((key) => at(key)?.value, keys, moved)
  return deep ? failing(act, moved.has(deep) ? deep : [...moved][0]!, 'deep') : []
}

const failing = (act: DraftAct, key: string, reason: Reason): Failure[] =>
  act.changes.filter((change) => change.key === key).map((change) => ({ ...change, reason }))
