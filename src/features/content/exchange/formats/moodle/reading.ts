import type { Element } from 'domhandler'
import type { Bilingual } from '../../../question/body/text.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { languageOf } from '../shared/html-text.ts'
import type { Noted } from '../shared/noted.ts'
import { plainOf } from '../shared/plain-text.ts'
import { Texts, unmarked } from '../shared/texts.ts'
import { attributeOf, childOf, childrenOf, textIn } from '../shared/xml.ts'

/** Reads the texts of one Moodle question, each with the files that stand beside it. */
export class MoodleReading {
  readonly element: Element
  readonly noted: Noted
  readonly #attachments: ReadPaper['attachments']
  readonly #language
  readonly none: Bilingual = { zh: '', en: '' }

  constructor(element: Element, noted: Noted, attachments: ReadPaper['attachments']) {
    this.element = element
    this.noted = noted
    this.#attachments = attachments
    const own = childrenOf(element).filter(({ name }) => name !== 'tags' && name !== 'name')
    this.#language = languageOf(plainOf(unmarked(own.map((one) => textIn(one)).join(' '))))
  }

  /** The text of a field of a question; '' where it is missing. */
  field(name: string): string {
    const child = childOf(this.element, name)
    return textIn(childOf(child, 'text') ?? child)
  }

  isOn(name: string): boolean {
    return /^(1|true)$/i.test(this.field(name))
  }

  blocks(
    holder: Element | undefined,
    change: (html: string) => string = (html) => html,
  ): Bilingual {
    const { texts, text, isPlain } = this.#of(holder)
    return isPlain ? texts.blocksOfText(change(text)) : texts.blocks(change(text))
  }

  line(holder: Element | undefined): Bilingual {
    const { texts, text, isPlain } = this.#of(holder)
    return isPlain ? texts.lineOfText(text) : texts.line(text)
  }

  /** A line within a text, whose files are those of the text. */
  lineOfHtml(html: string): Bilingual {
    const { texts } = this.#of(childOf(this.element, 'questiontext'))
    return texts.line(html)
  }

  /** A text as words, for a label. */
  plainText(holder: Element | undefined): Bilingual {
    const { texts, text } = this.#of(holder)
    return texts.plain(text)
  }

  /** The text that is compared with an answer. */
  plain(holder: Element | undefined): string {
    return textIn(childOf(holder, 'text'))
  }

  #of(holder: Element | undefined) {
    const names = this.filesOf(holder)
    const pictures = (address: string) => {
      const file = /^@@PLUGINFILE@@\/(.+)$/.exec(address)?.[1]
      return (file && names.get(decodedPath(file))) ?? dataPicture(address, this.#attachments)
    }
    return {
      texts: new Texts(this.#language, this.noted, pictures),
      text: textIn(childOf(holder, 'text')),
      // Moodle's own format "moodle_auto_format" is HTML with line breaks.
      isPlain: /^(plain_text|markdown)$/.test(attributeOf(holder, 'format')),
    }
  }

  /** Takes the files beside a text as attachments: their paths → the names of the attachments. */
  filesOf(holder: Element | undefined): Map<string, string> {
    const names = new Map<string, string>()
    for (const file of childrenOf(holder, 'file')) {
      const name = attributeOf(file, 'name')
      const path = `${attributeOf(file, 'path')}${name}`.replace(/^\/+/, '')
      const bytes = Buffer.from(textIn(file), 'base64')
      names.set(path, attached(name, bytes, this.#attachments))
    }
    return names
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path.replace(/\?.*$/, ''))
  } catch {
    return path
  }
}

/** Adds a file to the attachments; another one of its name gets a number. */
export function attached(
  given: string,
  bytes: Uint8Array,
  attachments: ReadPaper['attachments'],
): string {
  const plain = given.replaceAll(/[\p{Cc}<>"\\/]+/gu, '_').slice(-200) || 'file'
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : plain.replace(/(\.\w+)?$/, ` ${number}$1`)
    const known = attachments.get(name)
    if (!known) attachments.set(name, { name, bytes })
    if (!known || Buffer.compare(known.bytes, bytes) === 0) return name
  }
}

/** A picture that is written into its address. */
export function dataPicture(address: string, attachments: ReadPaper['attachments']): string | null {
  const found = /^data:image\/(png|jpeg|gif|webp);base64,([\w+/=\s]+)$/.exec(address)
  if (!found) return null
  const bytes = Buffer.from(found[2]!, 'base64')
  return attached(`picture.${found[1]!.replace('jpeg', 'jpg')}`, bytes, attachments)
}
