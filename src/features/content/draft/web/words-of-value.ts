import type { Bilingual } from '#src/shared/rich-text.ts'
import { type DraftRecord, fieldOf } from '../record.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Returns the words of a stored text, formatted or not. */
const plain = (text: string): string =>
  text
    .replaceAll(/<\/(?:p|li|h\d|tr|div|blockquote)>|<br[^>]*>/g, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!)
    .trim()

/** Returns the words of a value of a draft; undefined where it is no text. */
export function wordsOfValue(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return plain(value)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || !('zh' in value)) return undefined
  const { zh, en } = value as Bilingual
  return [plain(zh), plain(en)].filter((text) => text !== '').join('\n')
}

/** Returns the name of a record, in a language or else in the other; '' where it has none. */
export function nameOfRecord(record: DraftRecord | null | undefined, side: 'zh' | 'en'): string {
  const name = record?.['name']
  if (typeof name === 'string') return name
  const both = name as Bilingual | undefined
  return both ? both[side] || both.zh || both.en : ''
}

/** The fields of a record that differ, both sides of a text by themselves. */
export function differingFields(
  before: DraftRecord | null,
  after: DraftRecord | null,
): { field: string; before: string; after: string }[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].flatMap((name) => {
    const value = fieldOf(after, name) ?? fieldOf(before, name)
    const isBoth = typeof value === 'object' && value !== null && 'zh' in value
    return isBoth ? [`${name}.zh`, `${name}.en`] : [name]
  })
  return fields.flatMap((field) => {
    const [one, other] = [fieldOf(before, field), fieldOf(after, field)]
    // The number of a file or subject tells a reader nothing.
    const isId = field.endsWith('Id')
    const [was, is] = isId ? [] : [wordsOfValue(one), wordsOfValue(other)]
    if (was === undefined || is === undefined) {
      const isSame = JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
      return isSame ? [] : [{ field, before: '', after: '' }]
    }
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}
