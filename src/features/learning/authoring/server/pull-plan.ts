import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type Change,
  type DraftRecord,
  type Place,
  type Records,
} from '#src/features/content/draft/record.ts'
import type { ChapterRecord, ItemRecord, Origin } from '#src/features/content/outline/records.ts'
import { childrenOf, inReadingOrder, withBelow } from '#src/features/content/outline/tree.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { PullEntry } from '../pull-shapes.ts'
import { merged, placed } from './pull-changes.ts'

type Placed = (ChapterRecord | ItemRecord) & DraftRecord

interface Given {
  textbookId: number
  /** The textbook as it may be copied. */
  textbook: Records
  /** The course's draft. */
  course: Records
  /** Learners who have done something in an item, by its key. */
  learners: ReadonlyMap<string, number>
  /** Keys of the textbook that the course once had from it, and has deleted. */
  dropped: ReadonlySet<string>
  /** The keys that deleted copies had in the course, by those of the textbook: what comes back takes up its progress. */
  former: ReadonlyMap<string, string>
  /** All keys that the course has had: none becomes the name of another thing. */
  used: ReadonlySet<string>
  /** Makes a key that the course does not have. */
  newKey: () => string
}

export interface PullPlan {
  entries: PullEntry[]
  /** Returns the changes of the entries that were chosen, in an order in which parents come first. */
  changesOf: (chosen: ReadonlySet<string>) => Change[]
}

/** A checksum stands for a body, so that a copy does not keep it twice. */
export const checksum = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, sorted)).digest('hex').slice(0, 32)

/** The database does not keep the order of fields. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const fieldsOf = (record: Placed) =>
  record.kind === 'chapter' ? (['name', 'introduction'] as const) : (['name', 'body'] as const)
type Field = 'name' | 'introduction' | 'body'

const valueOf = (record: Placed, field: Field): unknown => (record as DraftRecord)[field]
/** The value of a field as an origin keeps it. */
const kept = (record: Placed, field: Field): unknown =>
  field === 'body' ? checksum(record['body']) : valueOf(record, field)
const keptIn = (from: Origin, field: Field): unknown => from[field]

const originOf = (key: string, record: Placed, textbookId: number): Origin => ({
  ...{ key, textbookId, place: record.place, name: record.name },
  ...(record.kind === 'chapter'
    ? { introduction: record.introduction }
    : { body: checksum(record.body) }),
})

/**
 * Compares a textbook with the course that was copied from it: what the textbook has changed since, and where the
 * course has changed the same thing.
 */
export function planPull(given: Given): PullPlan {
  const { textbook, course, textbookId } = given
  const copies = new Map<string, [string, Placed]>()
  for (const [key, record] of course) {
    const { from } = record as unknown as Placed
    if (from && from.textbookId === textbookId)
      copies.set(from.key, [key, record as unknown as Placed])
  }
  const keys = keysOfAdded(given, copies)
  const keyOf = (origin: string | null) =>
    origin === null ? null : (copies.get(origin)?.[0] ?? keys.get(origin) ?? null)
  const at: Compared = { ...given, copies, keyOf }
  const entries = inOutlineOrder(textbook).flatMap(([key, record, number]): Entry[] => {
    const copy = copies.get(key)
    return copy ? compare(at, [key, record], copy, number) : [added(at, [key, record], number)]
  })
  const all = [...entries, ...removed(at)]
  return {
    entries: all.map(({ entry }) => entry),
    changesOf: (chosen) => {
      const taken = all.filter(({ entry }) => chosen.has(entry.id))
      return placed(
        at,
        merged(
          at,
          taken.flatMap(({ changes }) => changes),
        ),
      )
    },
  }
}

interface Entry {
  entry: PullEntry
  changes: Change[]
}

interface Compared extends Given {
  /** Copies in the course by the key of the textbook. */
  copies: ReadonlyMap<string, [string, Placed]>
  /** The key in the course of what has a key in the textbook. */
  keyOf: (origin: string | null) => string | null
}

/** Added records get the key that they had before, else that of the textbook where the course had none of that name. */
function keysOfAdded(
  { textbook, course, former, used, newKey }: Given,
  copies: ReadonlyMap<string, unknown>,
) {
  const keys = new Map<string, string>()
  for (const [key, { kind }] of textbook) {
    if ((kind !== 'chapter' && kind !== 'item') || copies.has(key)) continue
    const own = former.get(key)
    if (own !== undefined && !course.has(own)) keys.set(key, own)
    else keys.set(key, course.has(key) || used.has(key) ? newKey() : key)
  }
  return keys
}

/** Chapters and their items in reading order, with the number of the chapter. */
function inOutlineOrder(records: Records): [string, Placed, string][] {
  const items = childrenOf(records, ['item'])
  return inReadingOrder(childrenOf(records, ['chapter'])).flatMap(({ key, record, number }) => [
    [key, record as unknown as Placed, number] as [string, Placed, string],
    ...(items.get(key) ?? []).map(
      (item) => [item.key, item.record as unknown as Placed, number] as [string, Placed, string],
    ),
  ])
}

const head = (record: Placed, number: string) => ({
  kind: record.kind,
  type: record.kind === 'item' ? record.type : null,
  name: shown(record.name),
  number,
})
const shown = ({ zh, en }: Bilingual) => ({ zh: zh || en, en: en || zh })

function added(at: Compared, [key, record]: [string, Placed], number: string): Entry {
  const { textbookId, keyOf, dropped, textbook } = at
  const { from: _, ...rest } = record
  const own = keyOf(key)!
  const place = { ...record.place, parent: keyOf(record.place.parent) }
  const value = { ...rest, place, from: originOf(key, record, textbookId) }
  // What the teacher has taken out stays out until it is wanted again.
  const isDropped = [key, ...parentsOf(textbook, key)].some((one) => dropped.has(one))
  return {
    entry: {
      ...{ id: `added:${key}`, change: 'added', field: null, key: own, ...head(record, number) },
      ...{ parent: record.place.parent === null ? null : `added:${record.place.parent}` },
      ...{ conflict: isDropped ? 'dropped' : null, theirs: null, ours: null, learners: 0 },
      take: !isDropped,
    },
    changes: [{ key: own, field: '', value }],
  }
}

function parentsOf(records: Records, key: string): string[] {
  const found: string[] = []
  for (let up = records.get(key)?.place?.parent ?? null; up !== null && !found.includes(up);) {
    found.push(up)
    up = records.get(up)?.place?.parent ?? null
  }
  return found
}

function compare(
  at: Compared,
  [origin, record]: [string, Placed],
  [key, copy]: [string, Placed],
  number: string,
): Entry[] {
  const from = copy.from!
  const learners = learnersBelow(at, key)
  const base = { key, ...head(record, number), parent: null, learners }
  const fields = fieldsOf(record).flatMap((field): Entry[] => {
    const theirs = kept(record, field)
    const ours = kept(copy, field)
    if (isDeepStrictEqual(theirs, keptIn(from, field)) || isDeepStrictEqual(theirs, ours)) return []
    const isOwn = !isDeepStrictEqual(ours, keptIn(from, field))
    const isKind = record.kind === 'item' && copy.kind === 'item' && record.type !== copy.type
    if (isKind && field === 'body') return []
    return [
      {
        entry: {
          ...{ ...base, id: `changed:${origin}:${field}`, change: 'changed', field },
          ...{ conflict: isOwn ? 'changed' : null, take: !isOwn },
          ...{ theirs: textIn(record, field), ours: textIn(copy, field) },
        },
        changes: [
          { key, field, value: valueOf(record, field) },
          { key, field: `from.${field}`, value: theirs },
        ],
      },
    ]
  })
  return [...fields, ...moved(at, [origin, record], [key, copy], base)]
}

/** The words of a field beside each other; a body has none but those of a text. */
function textIn(record: Placed, field: Field): Bilingual | null {
  const value = valueOf(record, field) as Bilingual | undefined
  if (field !== 'body') return value ? shown(value) : null
  return typeof value?.zh === 'string' ? shown(value) : null
}

function moved(
  { keyOf, copies }: Compared,
  [origin, record]: [string, Placed],
  [key, copy]: [string, Placed],
  base: Omit<PullEntry, 'id' | 'change' | 'field' | 'conflict' | 'theirs' | 'ours' | 'take'>,
): Entry[] {
  const before = copy.from!.place
  if (!before || isDeepStrictEqual(before, record.place)) return []
  const then: Place = { ...before, parent: keyOf(before.parent) }
  const value: Place = { ...record.place, parent: keyOf(record.place.parent) }
  if (isDeepStrictEqual(copy.place, value)) return []
  const isOwn = copy.place.parent !== then.parent || copy.place.order !== then.order
  // Its new chapter comes with it.
  const isNew = record.place.parent !== null && !copies.has(record.place.parent)
  return [
    {
      entry: {
        ...{ ...base, id: `moved:${origin}`, change: 'moved', field: null },
        ...{ parent: isNew ? `added:${record.place.parent}` : null },
        ...{ conflict: isOwn ? 'changed' : null, theirs: null, ours: null, take: !isOwn },
      },
      changes: [
        { key, field: 'place', value },
        { key, field: 'from.place', value: record.place },
      ],
    },
  ]
}

/** Copies whose original the textbook no longer has; one entry for a chapter with all below it. */
function removed(at: Compared): Entry[] {
  const { textbook, course, copies } = at
  const gone = new Map([...copies].filter(([origin]) => !textbook.has(origin)))
  const goneKeys = new Set([...gone.values()].map(([key]) => key))
  return inOutlineOrder(course).flatMap(([key, copy, number]): Entry[] => {
    if (!goneKeys.has(key) || goneKeys.has(copy.place.parent ?? '')) return []
    const leaving = new Set(
      withBelow(course, key).flatMap((one) => (leaves(at, one) ? withBelow(course, one) : [])),
    )
    const below = withBelow(course, key).filter((one) => !leaving.has(one))
    const learners = learnersBelow(at, key)
    const isOwn = below.some((one) => {
      const record = course.get(one) as unknown as Placed
      return !goneKeys.has(one) || isChanged(record)
    })
    const origin = copy.from!.key
    return [
      {
        entry: {
          ...{ id: `removed:${origin}`, change: 'removed', field: null, key, parent: null },
          ...{ ...head(copy, number), theirs: null, ours: null, learners },
          ...{ conflict: isOwn ? 'changed' : null, take: !isOwn && learners === 0 },
        },
        changes: below.map((one) => ({ key: one, field: '', value: null })),
      },
    ]
  })
}

/** Whether the textbook has moved the original of a copy. */
function leaves({ textbook, course }: Given, key: string): boolean {
  const { from } = course.get(key) as unknown as Placed
  const original = from && textbook.get(from.key)
  return original !== undefined && !isDeepStrictEqual(original.place, from!.place)
}

const isChanged = (record: Placed): boolean =>
  fieldsOf(record).some(
    (field) => !isDeepStrictEqual(kept(record, field), keptIn(record.from!, field)),
  )

/** The most learners of one item below: a person is not counted twice. */
const learnersBelow = ({ course, learners }: Given, key: string): number =>
  Math.max(0, ...withBelow(course, key).map((one) => learners.get(one) ?? 0))
