import { Element, Text } from 'domhandler'
import { replaceElement } from 'domutils'
import type { ReadPaper, ReadQuestion } from '../../paper-form.ts'
import { finished, longestSource } from '../shared/finish.ts'
import { excerpt, Noted } from '../shared/noted.ts'
import { gapToken } from '../shared/rich.ts'
import { render } from '../shared/render.ts'
import { allBelow, attributeOf, childOf, childrenOf, localName } from '../shared/xml.ts'
import type { OwnQuestion } from './extension.ts'
import { feedbackOfItem, pointsOfItem } from './outcomes.ts'
import { gapOfInteraction } from './gaps.ts'
import { bodyOfInteraction } from './interactions.ts'
import { QtiReading, type PackageFile } from './reading.ts'

const isInteraction = (element: Element) => localName(element).endsWith('Interaction')
/** Interactions that stand in a line of text and become gaps. */
const inLine = new Set(['textEntryInteraction', 'inlineChoiceInteraction'])

interface Source {
  file: PackageFile
  attachments: ReadPaper['attachments']
  section?: number | null
  points?: number | null
  /** Material that stands outside of the item. */
  stimulus?: string
}

/** Reads an item of QTI 2 or 3, its names normalised. */
export function itemQuestion(item: Element, source: Source): ReadQuestion {
  const noted = new Noted()
  const body = childOf(item, 'itemBody')
  const read = new QtiReading(item, noted, source.file, source.attachments)
  const text = render(body)
  const made = body ? bodyOfItem(body, read) : null
  if (!made) noted.error('unknownType', { type: body ? (namesIn(body)[0] ?? '') : 'itemBody' })
  const withStimulus = made && source.stimulus ? withMaterial(made, source.stimulus, read) : made
  return finished({
    ...headOf(item, source),
    noted,
    source: text,
    body: withStimulus && { ...withStimulus, ...feedbackOfItem(read) },
  })
}

/** An item of our own export, whose body is known: nothing but its head is read. */
export function ownItem(
  item: Element,
  question: OwnQuestion['question'],
  source: Pick<Source, 'points' | 'section'>,
): ReadQuestion {
  const text = excerpt(render(childOf(item, 'itemBody')).trim(), longestSource)
  return { ...headOf(item, source), source: text, ...question }
}

const headOf = (item: Element, { points, section }: Pick<Source, 'points' | 'section'>) => ({
  place: {
    kind: 'item' as const,
    at: attributeOf(item, 'title') || attributeOf(item, 'identifier') || '1',
  },
  points: points ?? pointsOfItem(item),
  section: section ?? null,
})

const namesIn = (body: Element) => allBelow(body).filter(isInteraction).map(localName)

type Made = Record<string, unknown> & { stem: { zh: string; en: string } }

function withMaterial(made: Made, html: string, read: QtiReading): Made {
  const material = read.texts.blocks(html)
  return {
    ...made,
    stem: { zh: material.zh + made.stem.zh, en: material.en + made.stem.en },
  }
}

/** One interaction is a question; gaps in a text are one; several are a group under the text around them. */
function bodyOfItem(body: Element, read: QtiReading): Made | null {
  takeRubric(body, read)
  const interactions = allBelow(body).filter(isInteraction)
  if (interactions.length === 0) return null
  if (interactions.every((one) => inLine.has(localName(one))))
    return gapsBody(body, interactions, read)
  const [first] = interactions
  if (interactions.length === 1) {
    const made = bodyOfInteraction(first!, read)
    if (!made) return null
    const prompt = render(childOf(first, 'prompt'))
    const { stem, ...rest } = made as Partial<Made>
    // The prompt stands where the interaction does; a text around it comes before and after.
    replaceElement(first!, new Text('\uE000prompt\uE001'))
    const around = stem ?? read.texts.blocks(render(body).replace('\uE000prompt\uE001', prompt))
    return { ...rest, stem: around }
  }
  const done = new Set<Element>()
  const questions = interactions.flatMap((one) => {
    if (done.has(one)) return []
    if (inLine.has(localName(one))) return [lineBody(one, body, done, read)]
    const made = bodyOfInteraction(one, read) as Partial<Made> | null
    const stem = made?.stem ?? read.texts.blocks(render(childOf(one, 'prompt')))
    replaceElement(one, new Text(''))
    return [made && { explanation: read.none, ...made, stem }]
  })
  if (questions.includes(null)) read.noted.lost('partLost', { what: namesIn(body).join(', ') })
  return {
    ...{ type: 'group', explanation: read.none, stem: read.texts.blocks(render(body)) },
    questions: questions
      .filter((one) => one !== null)
      .map((one, index) => ({ id: `q${index + 1}`, body: one })),
  }
}

/** Fields that stand between other interactions are a question with the line around them. */
function lineBody(one: Element, body: Element, done: Set<Element>, read: QtiReading): Made {
  const around = one.parent instanceof Element && one.parent !== body ? one.parent : one
  const fields =
    around === one ? [one] : allBelow(around).filter((field) => inLine.has(localName(field)))
  for (const field of fields) done.add(field)
  const gaps = fields.map((field, index) => gapOfInteraction(field, `g${index + 1}`, read))
  for (const [index, field] of fields.entries()) {
    replaceElement(field, new Text(gapToken(`g${index + 1}`)))
  }
  const stem = read.texts.blocks(around === one ? gapToken('g1') : render(around))
  if (around !== one) replaceElement(around, new Text(''))
  return { type: 'cloze', explanation: read.none, stem, gaps }
}

function gapsBody(body: Element, interactions: readonly Element[], read: QtiReading): Made {
  const gaps = interactions.map((one, index) => gapOfInteraction(one, `g${index + 1}`, read))
  const [only] = gaps
  const base = { explanation: read.none }
  if (only?.kind === 'number' && gaps.length === 1) {
    replaceElement(interactions[0]!, new Text(''))
    const { accepted, units, unitRule } = only
    const stem = read.texts.blocks(render(body))
    return { type: 'numeric', ...base, stem, accepted, units, unitRule }
  }
  for (const [index, one] of interactions.entries()) {
    replaceElement(one, new Text(gapToken(`g${index + 1}`)))
  }
  const stem = read.texts.blocks(render(body))
  return gaps.every(({ kind }) => kind === 'text')
    ? { type: 'fillIn', ...base, stem, gaps, anyOrder: false }
    : { type: 'cloze', ...base, stem, gaps }
}

/** Instructions to candidates belong to the stem; those to scorers are the model answer, read elsewhere. */
function takeRubric(body: Element, read: QtiReading): void {
  for (const rubric of allBelow(body, 'rubricBlock')) {
    const view = attributeOf(rubric, 'view')
    if (view !== '' && !/candidate/.test(view)) replaceElement(rubric, new Text(''))
  }
  for (const one of allBelow(body, 'templateBlock', 'templateInline', 'printedVariable')) {
    read.noted.lost('partLost', { what: `<${localName(one)}>` })
    replaceElement(one, new Text(''))
  }
  for (const one of allBelow(body, 'feedbackBlock', 'feedbackInline')) {
    // Feedback within choices is read with them.
    const isInChoice = childrenOf(body).length > 0 && insideChoice(one)
    if (!isInChoice) replaceElement(one, new Text(''))
  }
}

function insideChoice(element: Element): boolean {
  let parent = element.parent
  while (parent instanceof Element) {
    if (/Choice$|^hottext$|^gap\w*$/.test(localName(parent))) return true
    parent = parent.parent
  }
  return false
}
