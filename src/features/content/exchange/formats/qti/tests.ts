import type { Element } from 'domhandler'
import { posix } from 'node:path'
import type { ReadSection } from '../../paper-form.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { innerHtml } from '../shared/render.ts'
import { allBelow, attributeOf, childOf, childrenOf, localName } from '../shared/xml.ts'

/** Where the items of a package stand: the sections of its tests, in their order. */
export interface Places {
  title: string
  sections: ReadSection[]
  order: string[]
  byPath: Map<string, { section: number | null; points: number | null }>
  addSection(name: string, intro?: string): number | null
}

/** Reads the tests of a package. */
export function placesInTests(documents: ReadonlyMap<string, Element>): Places {
  const places: Places = {
    title: '',
    sections: [],
    order: [],
    byPath: new Map(),
    addSection(name, intro = '') {
      if (name === '' || /^root[_ ]section$/i.test(name)) return null
      this.sections.push({ name, intro, pointsEach: null, printedTotal: null })
      return this.sections.length - 1
    },
  }
  for (const [path, top] of documents) {
    if (localName(top) !== 'assessmentTest') continue
    places.title ||= attributeOf(top, 'title')
    for (const part of childrenOf(top, 'testPart')) walk(part, path, null, places)
  }
  return places
}

function walk(element: Element, path: string, section: number | null, places: Places): void {
  for (const child of childrenOf(element)) {
    const name = localName(child)
    if (name === 'assessmentSection') {
      const rubric = childOf(child, 'rubricBlock')
      const intro = rubric
        ? cleanHtml(`<div>${innerHtml(childOf(rubric, 'contentBody') ?? rubric)}</div>`)
        : ''
      const title = attributeOf(child, 'title')
      walk(child, path, places.addSection(title, intro) ?? section, places)
    } else if (name === 'assessmentItemRef') {
      const href = posix.normalize(posix.join(posix.dirname(path), attributeOf(child, 'href')))
      const weight = allBelow(child, 'weight').find((one) => Number(attributeOf(one, 'value')) > 0)
      if (!places.byPath.has(href)) places.order.push(href)
      places.byPath.set(href, {
        section,
        points: weight ? Number(attributeOf(weight, 'value')) : null,
      })
    }
  }
}
