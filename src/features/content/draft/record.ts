import type { Bilingual } from '#src/shared/rich-text.ts'

export const draftKinds = ['textbook', 'course'] as const
export type DraftKind = (typeof draftKinds)[number]

/** The form of a record's key and of a window's: chosen by a browser, so that a record can be made offline. */
export const keyPattern = /^[a-z0-9-]{3,24}$/

/** The most changes of one save, levels of chapters, records and millions of characters of one draft, and bytes of one save. */
export const draftLimits = {
  changes: 5000,
  depth: 20,
  records: 6000,
  millions: 50,
  saveBytes: 2 * 1024 * 1024,
} as const

/** The place of a record among those of the same parent, which stand in the order of `order`, then of their keys. */
export interface Place {
  /** Null at the top. */
  parent: string | null
  /** A fractional index: compared as plain text, by code units. */
  order: string
}

/**
 * One part of a draft: the head of a course, a chapter, an item, a shown teacher. The room whose draft it is gives
 * the schema of each kind.
 */
export interface DraftRecord {
  kind: string
  place?: Place
  [field: string]: unknown
}

export type Records = ReadonlyMap<string, DraftRecord>

/**
 * One change. `field` is a path of one or two names ('place', 'name.zh'); '' stands for the whole record, whose
 * value is null where it is deleted.
 */
export interface Change {
  key: string
  field: string
  value: unknown
}

/** Changes that are taken together or not at all. Its id names it in the answer. */
export interface DraftAct {
  id: string
  changes: readonly Change[]
}

/** A record as an editor opens it. */
export interface Opened {
  key: string
  value: DraftRecord
  /** It is not what readers see. */
  changed: boolean
}

/** Reads the records of the answer to `Draft/Open`. */
export const openedRecords = (records: string): Opened[] => JSON.parse(records) as Opened[]

export const noText: Bilingual = { zh: '', en: '' }

export function fieldOf(record: DraftRecord | null, field: string): unknown {
  if (field === '' || record === null) return record
  const [first, second] = field.split('.') as [string, string?]
  const value = record[first]
  if (second === undefined) return value
  return (value as Record<string, unknown> | undefined)?.[second]
}

/** Returns a record with one field changed; undefined leaves a field out. */
export function withField(record: DraftRecord, field: string, value: unknown): DraftRecord {
  const [first, second] = field.split('.') as [string, string?]
  const next =
    second === undefined
      ? value
      : { ...(record[first] as Record<string, unknown> | undefined), [second]: value }
  return { ...record, [first]: next }
}

/** Returns a record that has no such field, as JSON has none that is undefined. */
export function withoutField(record: DraftRecord, field: string): DraftRecord {
  const [first, second] = field.split('.') as [string, string?]
  const { [first]: value, ...rest } = record
  if (second === undefined) return rest as DraftRecord
  const { [second]: _, ...part } = (value ?? {}) as Record<string, unknown>
  return { ...record, [first]: part }
}

/** Two paths overlap where a change of one changes the other. */
export const overlap = (one: string, other: string): boolean =>
  one === other ||
  one === '' ||
  other === '' ||
  one.startsWith(`${other}.`) ||
  other.startsWith(`${one}.`)
