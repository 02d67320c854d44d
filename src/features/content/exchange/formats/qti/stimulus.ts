import type { Element } from 'domhandler'
import { posix } from 'node:path'
import { decode } from '../shared/decode.ts'
import { innerHtml } from '../shared/render.ts'
import { attributeOf, childOf, childrenOf, localName, readXml, topOf } from '../shared/xml.ts'
import type { Unzipped } from '../shared/zip.ts'
import { normalise } from './normal.ts'

/** The material that an item names and that stands in a file of its own; '' for an item without one. */
export function stimulusOf(path: string, item: Element, files: Unzipped): string {
  return childrenOf(item, 'assessmentStimulusRef')
    .map((reference) => {
      const href = posix.join(posix.dirname(path), attributeOf(reference, 'href'))
      const bytes = files.get(posix.normalize(href))
      if (!bytes) return ''
      const top = topOf(readXml(decode(bytes).text))
      normalise(top)
      const body =
        localName(top) === 'assessmentStimulus' ? childOf(top, 'stimulusBody') : undefined
      return body ? innerHtml(body) : ''
    })
    .join('')
}
