import type { Gap } from '../../body/gap.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'

/** A gap without a key. */
export function emptyGap(id: string, kind: Gap['kind']): Gap {
  if (kind === 'text') return { id, kind, accepted: [{ text: '' }] }
  if (kind === 'number') return { id, kind, accepted: [], units: [], unitRule: 'none' }
  if (kind === 'date') return { id, kind, accepted: [] }
  const first = newId([])
  const options = [first, newId([first])].map((option, at) => ({
    id: option,
    text: { ...noText },
    right: at === 0,
  }))
  return { id, kind, options }
}
