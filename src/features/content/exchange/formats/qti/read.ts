import type { Element } from 'domhandler'
import { posix } from 'node:path'
import { UnreadableFile, type ReadPaper, type ReadQuestion } from '../../paper-form.ts'
import { attached } from '../moodle/reading.ts'
import { decode } from '../shared/decode.ts'
import { mostQuestions } from '../shared/limits.ts'
import { attributeOf, childrenOf, localName, readXml, topOf } from '../shared/xml.ts'
import { isZip, unzip, type Unzipped } from '../shared/zip.ts'
import { ownQuestions, type OwnQuestion } from './extension.ts'
import { itemQuestion, ownItem } from './item.ts'
import { normalise } from './normal.ts'
import { stimulusOf } from './stimulus.ts'
import { placesInTests, type Places } from './tests.ts'
import { v1Question } from './v1-item.ts'

interface Package {
  files: Unzipped
  attachments: ReadPaper['attachments']
  own: Map<string, OwnQuestion>
}

/** Reads an item, a test or a package of QTI 1.2, 2.1, 2.2 or 3.0. */
export async function readQti(bytes: Uint8Array, { name }: { name: string }): Promise<ReadPaper> {
  const files: Unzipped = isZip(bytes) ? await unzip(bytes) : new Map([['item.xml', bytes]])
  const documents = documentsOf(files)
  if (documents.size === 0) throw new UnreadableFile('fileUnknown')
  const attachments: ReadPaper['attachments'] = new Map()
  const found: Package = { files, attachments, own: ownQuestions(files) }
  const places = placesInTests(documents)
  const questions = [...inOrder(documents, places)].flatMap(([path, top]) =>
    questionsIn(path, top, places, found),
  )
  if (questions.length === 0) throw new UnreadableFile('nothingFound')
  if (questions.length > mostQuestions) {
    throw new UnreadableFile('fileTooLarge', { most: mostQuestions })
  }
  return {
    name: places.title || name.replace(/\.\w+$/, ''),
    sections: places.sections,
    printedTotal: null,
    questions,
    attachments,
    notes: [],
  }
}

const roots = /^(assessmentItem|assessmentTest|assessmentSection|questestinterop)$/
const looksLikeQti =
  /<(?:[\w-]+:)?(?:qti-)?(?:assessment-?(?:item|test|section)|questestinterop)\b/i

/** The documents of QTI in a package, by their paths; all other files are for them to name. */
function documentsOf(files: Unzipped): Map<string, Element> {
  const documents = new Map<string, Element>()
  for (const [path, bytes] of files) {
    if (!/\.(xml|qti)$/i.test(path) || /(^|\/)imsmanifest\.xml$/i.test(path)) continue
    const { text } = decode(bytes)
    if (!looksLikeQti.test(text.slice(0, 100_000))) {
      if (files.size === 1) readXml(text)
      continue
    }
    const top = topOf(readXml(text))
    normalise(top)
    if (roots.test(localName(top))) documents.set(path, top)
  }
  return documents
}

/** First those that a test names, in its order. */
function* inOrder(documents: ReadonlyMap<string, Element>, places: Places) {
  for (const path of places.order) {
    const top = documents.get(path)
    if (top) yield [path, top] as const
  }
  for (const [path, top] of documents) if (!places.byPath.has(path)) yield [path, top] as const
}

function questionsIn(path: string, top: Element, places: Places, found: Package): ReadQuestion[] {
  const file = (address: string) => fileAt(path, address, found)
  const { attachments } = found
  const place = places.byPath.get(path)
  const section = place?.section ?? null
  switch (localName(top)) {
    case 'assessmentItem': {
      const own = found.own.get(path)
      const points = place?.points ?? null
      if (own) {
        for (const name of own.files) file(name)
        return [ownItem(top, own.question, { section, points })]
      }
      const stimulus = stimulusOf(path, top, found.files)
      return [itemQuestion(top, { file, attachments, section, points, stimulus })]
    }
    case 'questestinterop':
      return v1Questions(top, places, file, found)
    default:
      return []
  }
}

function v1Questions(
  top: Element,
  places: Places,
  file: (address: string) => { name: string; bytes: Uint8Array } | null,
  { attachments }: Package,
): ReadQuestion[] {
  const questions: ReadQuestion[] = []
  const walk = (element: Element, section: number | null): void => {
    for (const child of childrenOf(element)) {
      const name = localName(child)
      if (name === 'item') questions.push(v1Question(child, { file, attachments, section }))
      else if (name === 'section')
        walk(child, places.addSection(attributeOf(child, 'title')) ?? section)
      else if (name === 'assessment' || name === 'objectbank') {
        places.title ||= attributeOf(child, 'title')
        walk(child, section)
      }
    }
  }
  walk(top, null)
  return questions
}

/** A file that an item names, relative to itself or to the package; Canvas writes its own word for the latter. */
function fileAt(from: string, address: string, { files, attachments }: Package) {
  let plain = address.replace(/[?#].*$/, '').replace(/^\$IMS-CC-FILEBASE\$\/?/, 'web_resources/')
  try {
    plain = decodeURIComponent(plain)
  } catch {
    // An address that is not escaped is taken as it is.
  }
  const near = posix.normalize(posix.join(posix.dirname(from), plain))
  const path = [near, plain, plain.replace(/^web_resources\//, '')].find((one) => files.has(one))
  const bytes = path === undefined ? undefined : files.get(path)
  if (path === undefined || !bytes || /\.xml$/i.test(path)) return null
  return { name: attached(posix.basename(path), bytes, attachments), bytes }
}
