import type { Act, ActDetail } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'

type Acts = ReadonlyMap<string, Act>
type Value = string | number | boolean | null

const yes = { zh: '是', en: 'yes' }
const no = { zh: '否', en: 'no' }
const sameInBoth = (text: string): Both => ({ zh: text, en: text })

/** An act that no room declares any more is shown by its code. */
export const nameOfAct = (acts: Acts, action: string): Both => {
  const { zh, en } = acts.get(action) ?? sameInBoth(action)
  return { zh, en }
}

/** The facts kept with an act that say something, in words. */
export function detailsOf(acts: Acts, row: { action: string; detail: Record<string, Value> }) {
  const declared: Readonly<Record<string, ActDetail>> = acts.get(row.action)?.details ?? {}
  return Object.entries(row.detail).flatMap(([detail, value]) => {
    if (value === null || value === '') return []
    const { zh, en, values }: ActDetail = declared[detail] ?? sameInBoth(detail)
    return { detail, name: { zh, en }, value, words: wordsOf(value, values) }
  })
}

/** Codes are separated by commas; text in which one of them is no code is not made of codes. */
function wordsOf(value: Exclude<Value, null>, values: ActDetail['values'] = {}): Both {
  if (typeof value === 'boolean') return value ? yes : no
  const names = String(value)
    .split(',')
    .flatMap((code) => values[code] ?? [])
  if (names.length < String(value).split(',').length) return sameInBoth(String(value))
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') }
}
