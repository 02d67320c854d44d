import { isDeepStrictEqual } from 'node:util'
import type { DraftHost, Names } from './draft-host.ts'
import type { Stored, Taken } from './take-acts.ts'

interface Given {
  host: Pick<DraftHost, 'without'>
  stored: ReadonlyMap<string, Stored>
}

/**
 * Leaves files and questions out of taken records that were deleted for good since the records named them: the rest of
 * an earlier state is still wanted. The window gets each record as it is stored.
 */
export function leaveOut(
  taken: Taken,
  { host, stored }: Given,
  gone: ReadonlyMap<string, Names>,
): Taken & { left: { key: string; files: number; questions: number }[] } {
  const rows = new Map(taken.rows)
  const cleaned = taken.cleaned.filter(({ key }) => !gone.has(key))
  const left = []
  for (const [key, names] of gone) {
    const row = rows.get(key)
    if (!row?.value) continue
    const value = host.without(row.value, names)
    // The same acts again, after a lost answer, change nothing.
    if (isDeepStrictEqual(value, stored.get(key)?.value)) rows.delete(key)
    else rows.set(key, { ...row, value })
    cleaned.push({ key, field: '', value })
    left.push({ key, files: new Set(names.files).size, questions: new Set(names.questions).size })
  }
  return { ...taken, rows, cleaned, left }
}
