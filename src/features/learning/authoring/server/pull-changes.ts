import type { Change, DraftRecord, Place, Records } from '#src/features/content/draft/record.ts'
import { withBelow } from '#src/features/content/outline/tree.ts'

interface Given {
  /** The course's draft. */
  course: Records
}

/** Leaves out repetitions. What moves out of a deleted chapter is not deleted with it. */
export function merged({ course }: Given, changes: readonly Change[]): Change[] {
  const spared = new Set(
    changes.flatMap(({ key, field }) => (field === 'place' ? withBelow(course, key) : [])),
  )
  const isDeletion = ({ field, value }: Change) => field === '' && value === null
  const deleted = new Set(
    changes.flatMap((change) =>
      isDeletion(change) && !spared.has(change.key) ? [change.key] : [],
    ),
  )
  const seen = new Set<string>()
  return changes.filter((change) => {
    const { key, field } = change
    if (isDeletion(change) !== deleted.has(key)) return false
    const id = `${key} ${field}`
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** What would lie in a chapter that is not taken along, or that is deleted, is left out. */
export function placed({ course }: Given, changes: readonly Change[]): Change[] {
  const deleted = new Set(changes.flatMap(({ key, value }) => (value === null ? [key] : [])))
  const added = new Map<string, string | null>()
  for (const { key, field, value } of changes) {
    if (field === '' && value !== null) added.set(key, (value as DraftRecord).place?.parent ?? null)
  }
  const isThere = (parent: string | null): boolean => {
    if (parent === null) return true
    if (deleted.has(parent)) return false
    if (course.has(parent)) return true
    return added.has(parent) && isThere(added.get(parent)!)
  }
  const left = new Set(
    changes.flatMap(({ key, field, value }) => {
      const parent =
        field === 'place'
          ? (value as Place).parent
          : field === '' && value !== null
            ? ((value as DraftRecord).place?.parent ?? null)
            : null
      return isThere(parent) ? [] : [key]
    }),
  )
  const isLeft = ({ key, field, value }: Change) =>
    left.has(key) &&
    (field === 'place' || field === 'from.place' || (field === '' && value !== null))
  return changes.filter((change) => !isLeft(change))
}
