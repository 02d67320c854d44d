import { type Change, fieldOf, type Records } from '../record.ts'
import type { SaveAnswer } from './draft-world.ts'
import { sameValue } from './same-value.ts'
import type { Conflict } from './saved-draft.ts'

/** Long texts, and their lengths in the place of texts that were not read. */
const longFields = new Set(['body', 'content', 'length'])

const isParted = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('zh' in value || 'en' in value)

/** Returns the changes after which records that the server no longer has are gone. */
export function missingIn({ news }: SaveAnswer, before: Records): Change[] {
  const there = new Set(news.flatMap(({ key, value }) => (value ? [key] : [])))
  return [...before.keys()]
    .filter((key) => !there.has(key))
    .map((key) => ({ key, field: '', value: null }))
}

/**
 * Returns what this window had seen saved, and a server that was put back to an earlier state no longer has: each text
 * stays on the screen until the person has chosen.
 */
export function lostBy(answer: SaveAnswer, before: Records): Conflict[] {
  const { news, revision } = answer
  const common = { by: null, at: null }
  const gone = missingIn(answer, before).map(({ key }): Conflict => {
    const id = `rewound:${revision}/${key}/`
    const record = before.get(key)!
    return { ...common, id, kind: 'gone', key, field: '', mine: null, theirs: null, record }
  })
  const changed = news.flatMap(({ key, value: now }) => {
    const record = before.get(key)
    if (!record || !now) return []
    const isUnread = 'length' in record
    const fields = Object.keys(record)
      .filter((field) => !(isUnread && longFields.has(field)))
      .flatMap((field) => (isParted(record[field]) ? [`${field}.zh`, `${field}.en`] : [field]))
    return fields.flatMap((field): Conflict[] => {
      const [mine, theirs] = [fieldOf(record, field) ?? null, fieldOf(now, field) ?? null]
      if (sameValue(mine, theirs)) return []
      const id = `rewound:${revision}/${key}/${field}`
      return [{ ...common, id, kind: 'changed', key, field, mine, theirs, record }]
    })
  })
  return [...gone, ...changed]
}
