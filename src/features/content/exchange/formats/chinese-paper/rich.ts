import { escapeHtml } from '#src/shared/escape-html.ts'

/** How a character looks, as far as a question keeps it or an answer may be marked by it. */
export const looks = {
  bold: 1,
  italic: 2,
  underline: 4,
  raised: 8,
  lowered: 16,
  /** Another colour than that of the text around it. */
  coloured: 32,
  struck: 64,
} as const
const lookBits = 8
const lookMask = (1 << lookBits) - 1

/** A thing that stands in a line as one character. */
export type Thing =
  | { kind: 'formula'; latex: string; display: boolean }
  | { kind: 'picture'; attachment: string; alt: string; width?: number; height?: number }
  | { kind: 'gap'; id: string }

/** The character that stands for a thing. */
export const thingSign = '\uFFFC'

const tags: readonly [number, string][] = [
  [looks.bold, 'strong'],
  [looks.italic, 'em'],
  [looks.underline, 'u'],
  [looks.struck, 's'],
  [looks.raised, 'sup'],
  [looks.lowered, 'sub'],
]

/**
 * A line of text with the look of each character and its formulas and pictures as characters, so that patterns
 * can search it as text, cut it anywhere and keep everything.
 */
export class Rich {
  readonly text: string
  /** Of each UTF-16 unit: its looks, and above them the index of its thing plus one. */
  private readonly marks: readonly number[]
  private readonly things: readonly Thing[]

  private constructor(text: string, marks: readonly number[], things: readonly Thing[]) {
    this.text = text
    this.marks = marks
    this.things = things
  }

  static of(text: string, look = 0): Rich {
    const plain = text.replaceAll(thingSign, '')
    return new Rich(
      plain,
      Array.from({ length: plain.length }, () => look),
      [],
    )
  }

  static thing(thing: Thing, look = 0): Rich {
    return new Rich(thingSign, [look | (1 << lookBits)], [thing])
  }

  static join(parts: readonly Rich[], between = ''): Rich {
    let text = ''
    const marks: number[] = []
    const things: Thing[] = []
    for (const [n, part] of parts.entries()) {
      if (n > 0) for (let k = 0; k < between.length; k++) marks.push(0)
      text += (n > 0 ? between : '') + part.text
      const shift = things.length << lookBits
      for (const mark of part.marks) marks.push(mark > lookMask ? mark + shift : mark)
      for (const thing of part.things) things.push(thing)
    }
    return new Rich(text, marks, things)
  }

  get length(): number {
    return this.text.length
  }

  get isEmpty(): boolean {
    return this.text.trim() === ''
  }

  lookAt(at: number): number {
    return (this.marks[at] ?? 0) & lookMask
  }

  thingAt(at: number): Thing | undefined {
    return this.things[((this.marks[at] ?? 0) >> lookBits) - 1]
  }

  hasThing(kind: Thing['kind']): boolean {
    return this.things.some((one) => one.kind === kind)
  }

  slice(from: number, to?: number): Rich {
    const marks: number[] = []
    const things: Thing[] = []
    for (const mark of this.marks.slice(from, to)) {
      const index = mark >> lookBits
      if (index > 0) things.push(this.things[index - 1]!)
      marks.push(index > 0 ? (mark & lookMask) | (things.length << lookBits) : mark)
    }
    return new Rich(this.text.slice(from, to), marks, things)
  }

  trim(): Rich {
    const from = this.text.length - this.text.trimStart().length
    return this.slice(from, Math.max(from, this.text.trimEnd().length))
  }

  /** Puts others in the place of the characters from `from` to `to`. */
  put(from: number, to: number, others: Rich): Rich {
    return Rich.join([this.slice(0, from), others, this.slice(to)])
  }

  /** Takes some looks from all characters. */
  without(look: number): Rich {
    const marks = this.marks.map((mark) => mark & ~look)
    return new Rich(this.text, marks, this.things)
  }

  /** The stretches of characters with one of the given looks. */
  stretches(look: number): { from: number; to: number }[] {
    const found: { from: number; to: number }[] = []
    for (let at = 0; at < this.text.length; at++) {
      if ((this.lookAt(at) & look) === 0) continue
      const last = found.at(-1)
      if (last?.to === at) last.to = at + 1
      else found.push({ from: at, to: at + 1 })
    }
    return found
  }

  /** Inline HTML in the dialect of the editor. */
  html(): string {
    let html = ''
    for (let at = 0; at < this.text.length;) {
      const thing = this.thingAt(at)
      if (thing) {
        html += htmlOf(thing)
        at++
        continue
      }
      const look = this.lookAt(at)
      let end = at + 1
      while (end < this.text.length && this.lookAt(end) === look && !this.thingAt(end)) end++
      html += wrapped(escaped(this.text.slice(at, end)), look)
      at = end
    }
    return html.replaceAll('\n', '<br />')
  }

  /** As text: a formula as its LaTeX between dollar signs. */
  plain(): string {
    return this.text.replaceAll(thingSign, (_, at: number) => {
      const thing = this.thingAt(at)
      return thing?.kind === 'formula' ? `$${thing.latex}$` : thing?.kind === 'gap' ? '____' : ''
    })
  }
}

const wrapped = (html: string, look: number): string =>
  html.trim() === ''
    ? html
    : tags.reduce((inner, [bit, tag]) => (look & bit ? `<${tag}>${inner}</${tag}>` : inner), html)

function htmlOf(thing: Thing): string {
  if (thing.kind === 'gap') return `<span data-gap="${escaped(thing.id)}"></span>`
  if (thing.kind === 'formula') return `<span data-formula="${escaped(thing.latex)}"></span>`
  const size = (name: 'width' | 'height') =>
    thing[name] === undefined ? '' : ` ${name}="${Math.round(thing[name])}"`
  const alt = escaped(thing.alt)
  return `<img data-attachment="${escaped(thing.attachment)}" alt="${alt}"${size('width')}${size('height')} />`
}

export const escaped = escapeHtml

const leastColour = 90

/** Red and other colours that mark; black, grey and the colours of themes do not. */
export function isTelling(colour: string): boolean {
  const text = colour.trim().toLowerCase()
  if (/^(red|blue|green|#f00|#00f)$/.test(text)) return true
  const hex = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text)?.slice(1)
  const parts =
    hex?.map((one) => Number.parseInt(one, 16)) ??
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text)?.slice(1).map(Number)
  return parts !== undefined && Math.max(...parts) - Math.min(...parts) > leastColour
}
