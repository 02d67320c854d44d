import { Parser } from 'htmlparser2'
import {
  containers,
  inline,
  parentsOf,
  type Rule,
  ruleOf,
  voidElements,
} from './rich-text-rules.ts'

/**
 * Returns the HTML that a person may write into stems, explanations and course pages, and nothing else:
 * no script, style, event or foreign picture survives. A second cleaning changes nothing.
 *
 * Nothing of the given text is copied: the result consists of elements and attributes of our own list and of
 * escaped words. None of these elements is raw text or foreign (SVG, MathML), where a browser would read the
 * same text in another way.
 */
export function cleanHtml(html: string): string {
  let clean = withoutControls(html).trim()
  if (!/[<&>]/.test(clean) || results?.has(clean)) return clean
  // Leaving elements out may leave others nested as no parser nests them; another pass settles it.
  for (let pass = 0; pass < 6; pass++) {
    const before = clean
    // A reference such as &#1; becomes its character while it is parsed.
    clean = withoutControls(rewrite(before)).trim()
    if (clean === before) {
      results?.add(clean)
      break
    }
  }
  return clean
}

/** Texts that a cleaning has left as they were, once `rememberClean` was called. */
let results: Set<string> | undefined

/**
 * Makes further cleanings of a text that is a result already cost nothing. For a process that ends with its task: what
 * is remembered is never forgotten.
 */
export function rememberClean(): void {
  results ??= new Set()
}

/** Leaves out control characters and halves of characters, which no database or no XML file holds. */
export const withoutControls = (text: string) =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '').toWellFormed()

/** Deeper elements are left out, their content stays. */
const deepest = 30

/** An element of the given HTML that is open. */
interface Open {
  as: Rule['as'] | 'paragraph'
  /** It was written and has to be closed. */
  isWritten: boolean
}

function rewrite(html: string): string {
  const writer = new Writer()
  // Markup of XML closes elements as browsers do not; here it would hide the words that follow.
  const parser = new Parser(writer, { recognizeSelfClosing: true })
  parser.end(html)
  return writer.out.join('')
}

/** Writes the allowed part of HTML while it is parsed. */
class Writer {
  readonly out: string[] = []
  readonly #open: Open[] = []
  /** The names of the open elements that were written. */
  readonly #written: string[] = []
  /** Of the open elements, those whose content is left out. */
  #hidden = 0

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#hidden > 0) return this.#push('dropped')
    const rule = ruleOf(name, attributes)
    if ('name' in rule) return this.#element(rule)
    if (rule.as === 'loose') this.#endParagraph()
    else if (rule.as === 'phrase') this.#beginParagraph()
    this.#push(rule.as)
  }

  ontext(text: string): void {
    if (this.#hidden > 0) return
    if (text.trim() !== '') this.#beginParagraph()
    this.out.push(escaped(text))
  }

  onclosetag(): void {
    this.#endParagraph()
    this.#pop()
  }

  get #parent() {
    return this.#written.at(-1) ?? ''
  }

  #element(rule: Extract<Rule, { name: string }>): void {
    const isBlock = !inline.has(rule.name)
    if (isBlock) this.#endParagraph()
    if (!this.#mayStand(rule.name)) {
      if (rule.as === 'drawn') return this.#push('dropped')
      return this.#push(isBlock && containers.has(this.#parent) ? 'loose' : 'open')
    }
    if (!isBlock) this.#beginParagraph()
    this.#write(rule)
  }

  #mayStand(name: string): boolean {
    const parents = parentsOf[name]
    if (parents && !parents.includes(this.#parent)) return false
    if (neverInside.has(name) && this.#written.includes(name)) return false
    return this.#written.length < deepest
  }

  #write({ as, name, attributes = {} }: Extract<Rule, { name: string }>): void {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
    const isVoid = voidElements.has(name)
    this.out.push(`<${name}${pairs.join('')}${isVoid ? ' /' : ''}>`)
    const isWhole = isVoid || as !== 'element'
    if (isWhole && !isVoid) this.out.push(`</${name}>`)
    if (!isWhole) this.#written.push(name)
    this.#push(as, !isWhole)
  }

  #push(as: Open['as'], isWritten = false): void {
    if (as === 'drawn' || as === 'dropped') this.#hidden++
    this.#open.push({ as, isWritten })
  }

  #pop(): void {
    const last = this.#open.pop()
    if (last?.as === 'drawn' || last?.as === 'dropped') this.#hidden--
    if (last?.isWritten) this.out.push(`</${this.#written.pop()}>`)
  }

  /** Words that stand directly in a block that is left out are a paragraph. */
  #beginParagraph(): void {
    const isLoose = this.#open.at(-1)?.as === 'loose' && containers.has(this.#parent)
    if (!isLoose) return
    this.out.push('<p>')
    this.#written.push('p')
    this.#push('paragraph', true)
  }

  #endParagraph(): void {
    if (this.#open.at(-1)?.as === 'paragraph') this.#pop()
  }
}

/** Elements that never stand inside another of their name. */
const neverInside = new Set(['a', 'p', 'pre', 'aside'])

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML, also within an attribute. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!)
