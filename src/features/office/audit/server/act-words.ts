import { yes } from './act-words-text.ts'
import type { Act, ActDetail } from '#src/server/audit/acts.ts'
import type { Template } from '#src/server/outbox/templates.ts'
import type { Both } from '#src/shared/locale.ts'

type Acts = ReadonlyMap<string, Act>
type Templates = ReadonlyMap<string, Template>
type Value = string | number | boolean | null

const sameInBoth = (text: string): Both => ({ zh: text, en: text })

/** An act that no room declares any more is shown by its code. */
export const nameOfAct = (acts: Acts, action: string): Both => {
  const { zh, en } = acts.get(action) ?? sameInBoth(action)
  return { zh, en }
}

/** Returns the words and the page of the object that an act concerns: 'message:4' → Message 4. */
export function subjectOf(acts: Acts, row: { action: string; subject: string | null }) {
  if (row.subject === null) return null
  const declared = acts.get(row.action)?.subject
  if (!declared) return { name: sameInBoth(row.subject), path: null }
  const { zh, en, path } = declared
  const id = row.subject.slice(row.subject.indexOf(':') + 1)
  return { name: { zh: `${zh} ${id}`, en: `${en} ${id}` }, path: path?.(id) ?? null }
}

/** The facts kept with an act that say something, in words; a "no" says nothing. */
export function detailsOf(
  { acts, templates }: { acts: Acts; templates: Templates },
  row: { action: string; detail: Record<string, Value> },
) {
  const declared: Readonly<Record<string, ActDetail>> = acts.get(row.action)?.details ?? {}
  return Object.entries(row.detail).flatMap(([detail, value]) => {
    if (value === null || value === '' || value === false) return []
    const { zh, en, values, isTemplate }: ActDetail = declared[detail] ?? sameInBoth(detail)
    const template = isTemplate && templates.get(String(value))
    const words = template ? { zh: template.zh, en: template.en } : wordsOf(value, values)
    return { detail, name: { zh, en }, value, words }
  })
}

/** Codes are separated by commas; text in which one of them is no code is not made of codes. */
function wordsOf(value: string | number | true, values: ActDetail['values'] = {}): Both {
  if (value === true) return yes
  const names = String(value)
    .split(',')
    .flatMap((code) => values[code] ?? [])
  if (names.length < String(value).split(',').length) return sameInBoth(String(value))
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') }
}
