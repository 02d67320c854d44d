import type { Element } from 'domhandler'
import { childrenOf } from '../shared/xml.ts'

const camel = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Gives the elements of QTI 3 the names of QTI 2: qti-choice-interaction becomes choiceInteraction, and
 * response-identifier responseIdentifier. One reader then reads all versions.
 */
export function normalise(top: Element): void {
  const walk = (element: Element): void => {
    element.name = element.name.replace(/^[\w-]+:/, (prefix) => (prefix === 'm:' ? '' : prefix))
    const local = element.name.replace(/^.*:/, '')
    if (local.startsWith('qti-')) {
      element.name = camel(local.slice(4))
      element.attribs = Object.fromEntries(
        Object.entries(element.attribs).map(([key, value]) => [
          key.startsWith('data-') ? key : camel(key),
          value,
        ]),
      )
    } else element.name = local
    for (const child of childrenOf(element)) walk(child)
  }
  walk(top)
}
