import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import type { Language } from '../shared/html-text.ts'
import { gapMarks } from '../shared/ids.ts'
import { plainOf } from '../shared/plain-text.ts'
import { xmlText } from '../shared/xml.ts'

/** Writes the texts of a question in the one language that an item of QTI has. */
export class QtiText {
  readonly language: Language

  constructor(body: QuestionBody, wanted: Language) {
    const other = wanted === 'zh' ? 'en' : 'zh'
    this.language = body.stem[wanted] === '' && body.stem[other] !== '' ? other : wanted
  }

  #of(text: Bilingual | undefined): string {
    return text?.[this.language] || text?.zh || text?.en || ''
  }

  /** Rich text as the XHTML of QTI: formulas in marks of MathJax, pictures by their place in the package. */
  html(text: Bilingual | undefined, gap: (id: string) => string = () => ''): string {
    return this.#of(text)
      .replaceAll(/<div data-formula="([^"]*)"><\/div>/g, '<p>\\[$1\\]</p>')
      .replaceAll(/<span data-formula="([^"]*)"><\/span>/g, '\\($1\\)')
      .replaceAll(gapMarks, (_, id: string) => gap(id))
      .replaceAll(
        /<img data-attachment="([^"]+)"/g,
        (_, name: string) => `<img src="../media/${encodeURIComponent(name)}"`,
      )
      .replaceAll(/<img (?![^>]*\balt=)/g, '<img alt="" ')
      .replaceAll(/ (rel|target|data-tone)="[^"]*"/g, '')
  }

  words(text: Bilingual | undefined): string {
    return xmlText(plainOf(this.#of(text)))
  }
}

/** The elements that a part of an item adds to it. */
export interface QtiPart {
  declarations: string[]
  body: string
  /** Rules that add to SCORE. */
  rules: string[]
}

const values = (list: readonly string[]) =>
  list.map((value) => `<qti-value>${xmlText(value)}</qti-value>`).join('')

export function declaration(
  id: string,
  shape: 'single' | 'multiple' | 'ordered',
  type: string,
  correct: readonly string[],
  inside = '',
): string {
  const right =
    correct.length > 0 ? `<qti-correct-response>${values(correct)}</qti-correct-response>` : ''
  return `<qti-response-declaration identifier="${id}" cardinality="${shape}" base-type="${type}">${right}${inside}</qti-response-declaration>`
}

export const mapping = (
  entries: readonly { key: string; value: number; isStrict?: boolean }[],
  attributes = '',
): string =>
  `<qti-mapping default-value="0"${attributes}>${entries
    .map(
      ({ key, value, isStrict }) =>
        `<qti-map-entry map-key="${xmlText(key)}" mapped-value="${value}"${isStrict === undefined ? '' : ` case-sensitive="${isStrict}"`}/>`,
    )
    .join('')}</qti-mapping>`

const variable = (id: string) => `<qti-variable identifier="${id}"/>`
const add = (what: string) =>
  `<qti-set-outcome-value identifier="SCORE"><qti-sum>${variable('SCORE')}${what}</qti-sum></qti-set-outcome-value>`
const float = (value: number) => `<qti-base-value base-type="float">${value}</qti-base-value>`

/** Adds what the mapping of a response gives, as its share of the points. */
export const addMapped = (id: string, share: number): string =>
  add(`<qti-product><qti-map-response identifier="${id}"/>${float(share)}</qti-product>`)

const when = (test: string, share: number) =>
  `<qti-response-condition><qti-response-if>${test}${add(float(share))}</qti-response-if></qti-response-condition>`

/** Adds a share of the points where a response is its key. */
export const addIfRight = (id: string, share: number): string =>
  when(`<qti-match>${variable(id)}<qti-correct identifier="${id}"/></qti-match>`, share)

/** Adds a share of the points where a number is near enough. */
export function addIfNear(
  id: string,
  value: number,
  tolerance: { kind: string; amount: number } | undefined,
  share: number,
): string {
  const mode = !tolerance ? 'exact' : tolerance.kind === 'nominal' ? 'absolute' : 'relative'
  const amount = tolerance && (mode === 'relative' ? tolerance.amount * 100 : tolerance.amount)
  const by = amount === undefined ? '' : ` tolerance="${amount} ${amount}"`
  return when(
    `<qti-equal tolerance-mode="${mode}"${by}>${variable(id)}${float(value)}</qti-equal>`,
    share,
  )
}
