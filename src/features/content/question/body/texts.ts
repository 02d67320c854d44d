import type { QuestionBody } from './body.ts'
import type { Bilingual } from './text.ts'

/** rich – HTML of the product's dialect; plain – labels and words for pictures, which hold no markup. */
export type TextKind = 'rich' | 'plain'

/** The fields of a body whose texts are plain, whatever they stand in. */
const plainFields = new Set(['alt', 'label', 'criteria'])

const isBilingual = (value: object): value is Bilingual =>
  'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string'

/** Returns a copy of the body with each of its texts changed; all else stays as it is. */
export function mapTexts(
  body: QuestionBody,
  change: (text: Bilingual, kind: TextKind) => Bilingual,
): QuestionBody {
  const copy = (value: unknown, kind: TextKind): unknown => {
    if (Array.isArray(value)) return value.map((one) => copy(one, kind))
    if (typeof value !== 'object' || value === null) return value
    if (isBilingual(value)) return change(value, kind)
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [
        name,
        copy(inside, plainFields.has(name) ? 'plain' : kind),
      ]),
    )
  }
  return copy(body, 'rich') as QuestionBody
}

/** Returns the HTML of all rich texts of a body, in both languages. */
export const richTextsOf = (body: QuestionBody): string[] =>
  textsOf(body).flatMap(({ text: { zh, en }, kind }) => (kind === 'rich' ? [zh, en] : []))

/** Returns the texts of a body in the order of reading. */
export function textsOf(body: QuestionBody): { text: Bilingual; kind: TextKind }[] {
  const found: { text: Bilingual; kind: TextKind }[] = []
  mapTexts(body, (text, kind) => {
    found.push({ text, kind })
    return text
  })
  return found
}
