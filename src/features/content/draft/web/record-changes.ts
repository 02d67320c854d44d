import { type Change, type DraftRecord, fieldOf, type Records, withField } from '../record.ts'

/** Whether a record has its long texts. A draft is opened with their lengths in their place. */
export const isWhole = (record: DraftRecord): boolean => !('length' in record)

const longFields = ['body', 'content']

/** Returns a record after one change; null is a deleted one, of which a change of a field changes nothing. */
export function changed(
  record: DraftRecord | null,
  { field, value }: Pick<Change, 'field' | 'value'>,
): DraftRecord | null {
  if (field === '') return (value ?? null) as DraftRecord | null
  if (record === null) return null
  const next = withField(record, field, value)
  if (!longFields.includes(field)) return next
  const { length: _, ...whole } = next
  return whole
}

/** Returns the changes that take others back, field by field, the last one first. */
export function takenBack(records: Records, changes: readonly Change[]): Change[] {
  const present = new Map<string, DraftRecord | null>()
  const back = changes.flatMap(({ key, field, value }): Change[] => {
    const before = present.has(key) ? present.get(key)! : (records.get(key) ?? null)
    present.set(key, changed(before, { field, value }))
    // A change of what is gone changes nothing.
    if (field !== '' && before === null) return []
    return [{ key, field, value: fieldOf(before, field) ?? (field === '' ? null : undefined) }]
  })
  return back.toReversed()
}

/** Returns a record with the long texts of another state of it. */
export function completed(record: DraftRecord, whole: DraftRecord): DraftRecord {
  const { length: _, ...rest } = record
  const long = Object.fromEntries(
    longFields.filter((field) => field in whole).map((field) => [field, whole[field]]),
  )
  return { ...long, ...rest }
}

/** Keys of the records below one, itself first. */
export function keysBelow(records: Records, key: string): string[] {
  const below = Map.groupBy(records, ([, { place }]) => place?.parent ?? null)
  const visit = (one: string): string[] => [
    one,
    ...(below.get(one) ?? []).flatMap(([child]) => visit(child)),
  ]
  return visit(key)
}
