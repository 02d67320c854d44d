import type { Bilingual } from '../../../question/body/text.ts'
import type { Language } from './html-text.ts'
import type { Noted } from './noted.ts'
import { blockHtml, lineHtml, plainOf } from './plain-text.ts'
import { lineOf, richOf, withGapMarks, type PictureNames } from './rich.ts'

/** Reads the texts of one question into both languages. */
export class Texts {
  readonly #language: Language
  readonly #noted: Noted
  readonly #pictures: PictureNames

  /** @param language of texts that do not name theirs */
  constructor(language: Language, noted: Noted, pictures: PictureNames = () => null) {
    this.#language = language
    this.#noted = noted
    this.#pictures = pictures
  }

  /** HTML as rich text of blocks. */
  blocks(html: string): Bilingual {
    return this.#both(html, (one) => richOf(one, this.#noted, this.#pictures))
  }

  /** HTML as one line. */
  line(html: string): Bilingual {
    return this.#both(html, (one) => lineOf(one, this.#noted, this.#pictures))
  }

  /** HTML as plain text. */
  plain(html: string): Bilingual {
    return this.#both(html, (one) => plainOf(one))
  }

  /** Plain text as rich text of blocks. */
  blocksOfText(text: string): Bilingual {
    return this.#both(text, (one) => withGapMarks(blockHtml(one)))
  }

  /** Plain text as one line. */
  lineOfText(text: string): Bilingual {
    return this.#both(text, lineHtml)
  }

  #both(text: string, read: (one: string) => string): Bilingual {
    const parts = languagesIn(text)
    if (!parts) return { zh: '', en: '', [this.#language]: read(text) }
    return { zh: read(parts.zh), en: read(parts.en) }
  }
}

/** How Moodle holds several languages in one text: spans of its filter, and marks of the better known plug-in. */
const marked =
  /<span(?=[^>]*\sclass="multilang")(?=[^>]*\slang="([\w-]+)")[^>]*>([\s\S]*?)<\/span>|\{mlang ([\w-]+)\}([\s\S]*?)\{mlang\}/g

/** Returns both languages of a text that names them; null where it names none. */
export function languagesIn(text: string): { zh: string; en: string } | null {
  if (!/multilang|\{mlang/.test(text)) return null
  const found = { zh: '', en: '' }
  let at = 0
  let isMarked = false
  for (const mark of text.matchAll(marked)) {
    const around = text.slice(at, mark.index)
    found.zh += around
    found.en += around
    found[/^zh/i.test(mark[1] ?? mark[3] ?? '') ? 'zh' : 'en'] += mark[2] ?? mark[4] ?? ''
    at = mark.index + mark[0].length
    isMarked = true
  }
  if (!isMarked) return null
  const rest = text.slice(at)
  return { zh: found.zh + rest, en: found.en + rest }
}

/** A text without the parts that name their language: the rest tells the language of a question. */
export const unmarked = (text: string): string => text.replaceAll(marked, '')
