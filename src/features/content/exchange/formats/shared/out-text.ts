import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { languageOf, type Language } from './html-text.ts'
import { gapMarks } from './ids.ts'
import { plainOf } from './plain-text.ts'

/** Writes the texts of one question into a format that holds HTML of one language. */
export class OutText {
  readonly #plain: Language | null

  constructor(body: QuestionBody) {
    this.#plain = plainLanguage(body)
  }

  /** Rich text as HTML of Moodle and Canvas: formulas in marks of MathJax, both languages in spans. */
  html(text: Bilingual | undefined, gap: (id: string) => string = () => ''): string {
    return this.#write(text, (one) =>
      one
        .replaceAll(/<div data-formula="([^"]*)"><\/div>/g, '$$$$$1$$$$')
        .replaceAll(/<span data-formula="([^"]*)"><\/span>/g, '\\($1\\)')
        .replaceAll(gapMarks, (_, id: string) => gap(id)),
    )
  }

  /** The same without markup, where nothing is lost by it. */
  plain(text: Bilingual | undefined): string {
    return this.#write(text, (one) => plainOf(one))
  }

  #write(text: Bilingual | undefined, write: (one: string) => string): string {
    if (!text) return ''
    if (this.#plain) return write(text[this.#plain])
    const sides = (['zh', 'en'] as const).filter((side) => text[side] !== '')
    return sides
      .map((side) => {
        const language = side === 'zh' ? 'zh_cn' : 'en'
        return `<span lang="${language}" class="multilang">${write(text[side])}</span>`
      })
      .join('')
  }
}

/** The language that a reader guesses where all texts have only that one; else each text has to name its own. */
function plainLanguage(body: QuestionBody): Language | null {
  const found = { zh: '', en: '' }
  JSON.stringify(body, (key, value: unknown) => {
    if (key === 'zh' || key === 'en') found[key] += String(value)
    return value
  })
  if (found.zh !== '' && found.en !== '') return null
  const language = found.zh === '' ? 'en' : 'zh'
  return languageOf(found[language]) === language ? language : null
}
