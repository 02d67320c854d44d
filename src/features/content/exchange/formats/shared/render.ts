import { type Element, isTag } from 'domhandler'
import { getInnerHTML, innerText } from 'domutils'

/** The content of an element as a person may look at it: its markup, or the text that it holds escaped. */
export function render(element: Element | undefined): string {
  if (!element) return ''
  const hasElements = element.children.some(isTag)
  return hasElements ? innerHtml(element) : innerText(element)
}

/** The content of an element of XML as HTML. */
export const innerHtml = (element: Element): string =>
  getInnerHTML(element, { xmlMode: false, encodeEntities: 'utf8' })
