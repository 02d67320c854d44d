import { Parser } from 'htmlparser2'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { htmlText } from './html-text.ts'
import { gapMark } from './ids.ts'
import type { Noted } from './noted.ts'
import { formulaParts } from './plain-text.ts'

const dangerous = new Set(
  'script style iframe object embed applet form input button textarea select link meta base svg frame'.split(
    ' ',
  ),
)
/** Elements with a content of their own that our rich text does not have. */
const foreign = new Set('video audio canvas map area marquee fieldset'.split(' '))

/** Finds the attachment of a picture by its address in the file. */
export type PictureNames = (address: string) => string | null

/** Stands for a gap until the text around it is clean: a mark of the file's own would be anybody's. */
export const gapToken = (id: string): string => `\uE000${id}\uE001`

export const withGapMarks = (html: string): string =>
  html.replaceAll(/\uE000([A-Za-z0-9_-]{1,16})\uE001/g, (_, id: string) => gapMark(id))

/**
 * Returns clean rich text of blocks. Pictures of the file become attachments, formulas of MathJax, MathML and
 * Canvas become formulas, and everything that is removed is noted.
 */
export function richOf(html: string, noted: Noted, pictures: PictureNames = () => null): string {
  if (html.trim() === '') return ''
  const simple = !/[<&\\$]/.test(html)
  const clean = simple
    ? cleanHtml(`<div>${htmlText(html)}</div>`)
    : cleanHtml(`<div>${prepared(html, noted, pictures)}</div>`)
  return withGapMarks(clean)
}

/** The same for one line: an option or an item. Blocks become lines. */
export const lineOf = (html: string, noted: Noted, pictures?: PictureNames): string =>
  unwrapped(richOf(html, noted, pictures))

/** One line without its paragraph; several paragraphs stay apart by breaks. */
export function unwrapped(html: string): string {
  return html
    .replaceAll(/<\/p>\s*<p>/g, '<br />')
    .replaceAll(/<\/?p>/g, '')
    .trim()
}

const prepared = (html: string, noted: Noted, pictures: PictureNames): string => {
  const writer = new Preparing(noted, pictures)
  new Parser(writer, { recognizeSelfClosing: true }).end(html)
  return writer.done()
}

/** Follows the markup of a file and writes that which `cleanHtml` is to see. */
class Preparing {
  readonly #noted: Noted
  readonly #pictures: PictureNames
  #out = ''
  #text = ''
  /** Elements that are open around the text; a display formula is a block only outside of them. */
  #inside = 0
  #hidden = 0
  #math: string | null = null
  #tex: string | null = null
  readonly #unsafe = new Set<string>()

  constructor(noted: Noted, pictures: PictureNames) {
    this.#noted = noted
    this.#pictures = pictures
  }

  done(): string {
    this.#flush()
    if (this.#unsafe.size > 0) {
      this.#noted.changed('unsafeRemoved', { what: [...this.#unsafe].join(', ') })
    }
    return this.#out
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#flush()
    if (name === 'math') this.#math = ''
    if (this.#math !== null) {
      if (name === 'annotation' && /tex/i.test(attributes['encoding'] ?? '')) this.#tex = ''
      return
    }
    if (name === 'script' || name === 'style') this.#hidden += 1
    if (dangerous.has(name)) this.#unsafe.add(name)
    else if (foreign.has(name)) this.#noted.lost('partLost', { what: `<${name}>` })
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on/i.test(key)) this.#unsafe.add(key)
      else if (/^\s*(javascript|vbscript|data:text)/i.test(value)) this.#unsafe.add('javascript:')
    }
    if (name !== 'div' && name !== 'br' && name !== 'img') this.#inside += 1
    if (this.#hidden > 0) return
    this.#out += name === 'img' ? this.#picture(attributes) : opening(name, attributes)
  }

  ontext(data: string): void {
    // A text comes in pieces, cut at its entities.
    this.#text += data
  }

  onclosetag(name: string): void {
    if (this.#math !== null) {
      if (name === 'math') this.#endMath()
      return
    }
    this.#flush()
    if (name === 'script' || name === 'style') this.#hidden = Math.max(0, this.#hidden - 1)
    if (name === 'img' || name === 'br') return
    if (name !== 'div') this.#inside -= 1
    if (this.#hidden === 0) this.#out += `</${name}>`
  }

  #flush(): void {
    const text = this.#text
    this.#text = ''
    if (text === '' || this.#hidden > 0) return
    if (this.#tex !== null) this.#tex += text
    else if (this.#math !== null) this.#math += text
    else this.#out += formulaParts(text, this.#inside === 0)
  }

  #endMath(): void {
    this.#flush()
    // Without its LaTeX a formula stays as its characters.
    if (this.#tex === null) this.#noted.changed('partLost', { what: '<math>' })
    this.#out += this.#tex === null ? htmlText(this.#math ?? '') : formula(this.#tex)
    this.#math = null
    this.#tex = null
  }

  #picture(attributes: Record<string, string>): string {
    // Canvas writes a formula as a picture, with its LaTeX beside it.
    const latex = attributes['data-equation-content']
    if (latex) return formula(latex)
    const address = attributes['src'] ?? ''
    const name = attributes['data-attachment'] ?? this.#pictures(address)
    if (name === null) {
      this.#noted.lost('pictureMissing', { name: address === '' ? '<img>' : address })
      return ''
    }
    const { alt, width, height } = attributes
    return opening('img', {
      'data-attachment': name,
      ...(alt && { alt }),
      ...(width && { width }),
      ...(height && { height }),
    })
  }
}

const formula = (latex: string) => `<span data-formula="${htmlText(latex.trim())}"></span>`

/** A file of this site, or a gap, that a file names is never believed. */
const neverKept = /^(on|data-(file|film|document|gap)$|style$|class$|srcdoc$)/i

function opening(name: string, attributes: Readonly<Record<string, string>>): string {
  const kept = Object.entries(attributes).filter(([key]) => !neverKept.test(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${htmlText(value)}"`).join('')}>`
}
