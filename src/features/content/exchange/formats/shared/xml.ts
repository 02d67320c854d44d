import { DomHandler, isTag, type Document, type Element } from 'domhandler'
import { innerText } from 'domutils'
import { Parser } from 'htmlparser2'
import { UnreadableFile } from '../../paper-form.ts'
import { deepestMarkup, mostNodes } from './limits.ts'

/** Builds the tree, and refuses what a strict reader of XML would refuse. */
class StrictHandler extends DomHandler {
  #depth = 0
  #nodes = 0
  #parser: Parser | undefined
  #openedAt = -1

  override onparserinit(parser: Parser): void {
    this.#parser = parser
    super.onparserinit(parser)
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#count()
    this.#depth += 1
    this.#openedAt = this.#parser?.endIndex ?? -1
    if (this.#depth > deepestMarkup) throw new UnreadableFile('fileHostile')
    super.onopentag(name, attributes)
  }

  override ontext(data: string): void {
    this.#count()
    super.ontext(data)
  }

  // An element without a closing tag is whole only where its own tag closes it.
  override onclosetag(_name?: string, isImplied?: boolean): void {
    this.#depth -= 1
    if (isImplied && this.#openedAt !== this.#parser?.endIndex)
      throw new UnreadableFile('fileBroken')
    super.onclosetag()
  }

  override onprocessinginstruction(name: string, data: string): void {
    // Entities of a document's own are how a small file becomes gigabytes, or reads files of the server.
    if (/^!doctype/i.test(name) && /[[]|<!|!ENTITY/i.test(data)) {
      throw new UnreadableFile('fileHostile')
    }
    super.onprocessinginstruction(name, data)
  }

  #count(): void {
    this.#nodes += 1
    if (this.#nodes > mostNodes) throw new UnreadableFile('fileHostile')
  }
}

const declaration = /<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)\b/i

/**
 * Reads an XML document. Names lose their namespace prefix unless it is the one of our own extension.
 * @throws UnreadableFile for one that is not whole or declares entities
 */
export function readXml(text: string): Document {
  const prolog = text.slice(0, 64 * 1024)
  if (declaration.test(prolog.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, ''))) {
    throw new UnreadableFile('fileHostile')
  }
  const handler = new StrictHandler()
  new Parser(handler, { xmlMode: true, decodeEntities: true }).end(text)
  if (!handler.root.children.some(isTag)) throw new UnreadableFile('fileBroken')
  return handler.root
}

/** The element at the top of a document. */
export const topOf = (document: Document): Element => document.children.find(isTag)!

/** A name without its namespace prefix. */
export const localName = (element: Element): string => element.name.replace(/^.*:/, '')

export const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  (element?.children ?? [])
    .filter(isTag)
    .filter((child) => names.length === 0 || names.includes(localName(child)))

export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  childrenOf(element, ...names)[0]

/** Every element below, in the order of the document. */
export function allBelow(element: Element | undefined, ...names: string[]): Element[] {
  return childrenOf(element).flatMap((child) => [
    ...(names.length === 0 || names.includes(localName(child)) ? [child] : []),
    ...allBelow(child, ...names),
  ])
}

export const firstBelow = (element: Element | undefined, ...names: string[]) =>
  allBelow(element, ...names)[0]

/** The text of an element without spaces around it; '' where it is missing. */
export const textIn = (element: Element | undefined): string =>
  element ? innerText(element).trim() : ''

export const attributeOf = (element: Element | undefined, name: string): string =>
  element?.attribs[name] ?? ''

/** Text as it stands in XML. Characters that XML does not know are left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
