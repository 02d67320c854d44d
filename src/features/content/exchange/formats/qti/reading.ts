import type { Element } from 'domhandler'
import type { Bilingual } from '../../../question/body/text.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { languageOf } from '../shared/html-text.ts'
import type { Noted } from '../shared/noted.ts'
import { plainOf } from '../shared/plain-text.ts'
import { innerHtml } from '../shared/render.ts'
import { Texts } from '../shared/texts.ts'
import { allBelow, attributeOf, childOf, childrenOf, textIn } from '../shared/xml.ts'
import { dataPicture } from '../moodle/reading.ts'

/** Finds a file of the package by an address in an item, and takes it as an attachment. */
export type PackageFile = (address: string) => { name: string; bytes: Uint8Array } | null

/** Everything of an item that its parts are read with. */
export class QtiReading {
  readonly item: Element
  readonly noted: Noted
  readonly texts: Texts
  readonly file: PackageFile
  readonly none: Bilingual = { zh: '', en: '' }
  readonly #declarations: Map<string, Element>

  constructor(
    item: Element,
    noted: Noted,
    file: PackageFile,
    attachments: ReadPaper['attachments'],
  ) {
    this.item = item
    this.noted = noted
    this.file = file
    const declared = childrenOf(item, 'responseDeclaration')
    this.#declarations = new Map(declared.map((one) => [attributeOf(one, 'identifier'), one]))
    const language = languageOf(textIn(childOf(item, 'itemBody')))
    const pictures = (address: string) =>
      dataPicture(address, attachments) ?? file(address)?.name ?? null
    this.texts = new Texts(language, noted, pictures)
  }

  declarationOf(interaction: Element): Element | undefined {
    return this.#declarations.get(attributeOf(interaction, 'responseIdentifier'))
  }

  /** The values that are right, in their order. */
  correct(interaction: Element): string[] {
    const declaration = this.declarationOf(interaction)
    return childrenOf(childOf(declaration, 'correctResponse'), 'value').map((value) =>
      textIn(value),
    )
  }

  /** The points of each value where a mapping gives them. */
  mapping(interaction: Element) {
    const mapping = childOf(this.declarationOf(interaction), 'mapping')
    if (!mapping) return null
    const number = (name: string) => {
      const text = attributeOf(mapping, name)
      return text === '' ? null : Number(text)
    }
    return {
      entries: childrenOf(mapping, 'mapEntry').map((entry) => ({
        key: attributeOf(entry, 'mapKey'),
        value: Number(attributeOf(entry, 'mappedValue')) || 0,
        isStrict: attributeOf(entry, 'caseSensitive') === 'true',
      })),
      usual: number('defaultValue') ?? 0,
      lower: number('lowerBound'),
      upper: number('upperBound'),
    }
  }

  /** Blocks of HTML without the interactions in them, whose places the caller has marked. */
  blocks(element: Element | undefined): Bilingual {
    return element ? this.texts.blocks(innerHtml(element)) : this.none
  }

  line(element: Element | undefined): Bilingual {
    return element ? this.texts.line(this.withoutFeedback(element)) : this.none
  }

  words(element: Element | undefined): Bilingual {
    return element ? this.texts.plain(innerHtml(element)) : this.none
  }

  withoutFeedback(element: Element): string {
    const inside = new Set(allBelow(element, 'feedbackInline', 'feedbackBlock'))
    if (inside.size === 0) return innerHtml(element)
    const copy = element.cloneNode(true)
    for (const feedback of allBelow(copy, 'feedbackInline', 'feedbackBlock')) feedback.children = []
    return innerHtml(copy)
  }

  /** The text within a choice that is shown when it is chosen. */
  feedbackOf(choice: Element): { feedback?: Bilingual } {
    const said = allBelow(choice, 'feedbackInline', 'feedbackBlock')[0]
    const id = attributeOf(choice, 'identifier')
    const modal =
      said ??
      childrenOf(this.item, 'modalFeedback').find(
        (one) => attributeOf(one, 'identifier') === id && attributeOf(one, 'showHide') !== 'hide',
      )
    if (!modal) return {}
    const feedback = this.blocks(childOf(modal, 'contentBody') ?? modal)
    return plainOf(feedback.zh || feedback.en) === '' ? {} : { feedback }
  }
}
