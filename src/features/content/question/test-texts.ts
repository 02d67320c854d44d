import * as fc from 'fast-check'
import type { Bilingual } from './body/text.ts'

/*
 * Arbitrary texts for property tests, in the stored dialect of rich text: what `cleanHtml` leaves as it is.
 */

const words =
  '信用证 提单 装运港 发票 单据 报关 FOB CIF CFR B/L invoice shipper letter of credit 2026 1,234.5 100% A. （） “正本” “ 、 ； x<y a&b c>d 5" 😀 𠮷 é'.split(
    ' ',
  )
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A few words without markup, never blank. */
export const plainWords = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
  .map((found) => found.join(' '))

const formula = fc
  .constantFrom('x^2', '\\frac{a}{b}', 'a_1 + b_2', '\\sqrt{2}')
  .map((source) => `<span data-formula="${source}"></span>`)

const inline = fc.oneof(
  { weight: 4, arbitrary: plainWords.map(escaped) },
  plainWords.map((text) => `<strong>${escaped(text)}</strong>`),
  plainWords.map((text) => `<em>${escaped(text)}</em>`),
  fc.constantFrom('H<sub>2</sub>O', 'm<sup>3</sup>'),
  formula,
)

/** Rich text of one line. */
export const lineHtml = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((found) => found.join(' '))

const paragraph = lineHtml.map((html) => `<p>${html}</p>`)
const block = fc.oneof(
  { weight: 5, arbitrary: paragraph },
  fc
    .array(lineHtml, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`),
  fc.constant('<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>'),
)

/** Rich text of blocks. */
export const blockHtml = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((found) => found.join(''))

/** In both languages, or in one. */
export const inBoth = (text: fc.Arbitrary<string>): fc.Arbitrary<Bilingual> =>
  fc
    .record({ zh: text, en: text, have: fc.constantFrom('both', 'both', 'zh', 'en') })
    .map(({ zh, en, have }) => ({ zh: have === 'en' ? '' : zh, en: have === 'zh' ? '' : en }))

/** Or in none. */
export const maybe = (text: fc.Arbitrary<Bilingual>): fc.Arbitrary<Bilingual> =>
  fc.oneof(text, fc.constant<Bilingual>({ zh: '', en: '' }))
