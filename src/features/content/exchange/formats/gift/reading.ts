import type { Texts } from '../shared/texts.ts'
import { unescaped } from './scan.ts'

export const formats = /^\s*\[(html|moodle|plain|markdown)\]\s*/i

/** Reads escaped texts in the format of their entry. */
export class Reading {
  readonly #isHtml: boolean
  readonly #texts: Texts
  readonly none = { zh: '', en: '' }

  constructor(isHtml: boolean, texts: Texts) {
    this.#isHtml = isHtml
    this.#texts = texts
  }

  /** A feedback may name a format of its own. */
  #take(given: string): { text: string; isHtml: boolean } {
    const own = formats.exec(given)
    const isHtml = own ? !/^(plain|markdown)$/i.test(own[1]!) : this.#isHtml
    const text = unescaped(own ? given.slice(own[0].length) : given).trim()
    // Texts without any markup keep their lines.
    return { text, isHtml: isHtml && /<[a-z!/]|&\w+;|&#\d+;/i.test(text) }
  }

  blocks(given: string) {
    const { text, isHtml } = this.#take(given)
    return isHtml ? this.#texts.blocks(text) : this.#texts.blocksOfText(text)
  }

  line(given: string) {
    const { text, isHtml } = this.#take(given)
    return isHtml ? this.#texts.line(text) : this.#texts.lineOfText(text)
  }

  /** The text that is compared with an answer; it has no markup. */
  plain(given: string): string {
    return unescaped(given).trim()
  }
}
