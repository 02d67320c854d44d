import type { Difference } from '../contract.ts'
import type { Change, DraftRecord } from '../record.ts'

/** Returns the changes that put all records back as they were. */
export const restoreAll = (differences: readonly Difference[]): Change[] =>
  differences.map(({ key, before }) => ({ key, field: '', value: before }))

/** Returns the changes that put one record back, with those above it that are gone too. */
export function restoreOne(differences: readonly Difference[], key: string): Change[] {
  const found = differences.find((one) => one.key === key)
  if (!found?.before) return []
  const parent = (found.before as DraftRecord).place?.parent
  const isParentGone = differences.some((one) => one.key === parent && one.after === null)
  const above = parent && isParentGone ? restoreOne(differences, parent) : []
  return [...above, { key, field: '', value: found.before }]
}
