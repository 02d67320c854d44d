import type { Element } from 'domhandler'
import { partIdAt } from '../shared/ids.ts'
import { numberOf } from '../shared/numbers.ts'
import { render } from '../shared/render.ts'
import { gapToken } from '../shared/rich.ts'
import { allBelow, attributeOf, childOf, childrenOf, localName } from '../shared/xml.ts'
import { sliderBody } from './gaps.ts'
import { hotspotBody, graphicText } from './graphic.ts'
import { isCustomProcessing } from './outcomes.ts'
import type { QtiReading } from './reading.ts'
import { choiceWeights } from './weights.ts'
import { Text } from 'domhandler'
import { replaceElement } from 'domutils'

const identifier = (element: Element) => attributeOf(element, 'identifier')

const readers: Record<string, (one: Element, read: QtiReading) => object | null> = {
  choiceInteraction,
  hottextInteraction,
  orderInteraction,
  matchInteraction,
  associateInteraction,
  gapMatchInteraction,
  extendedTextInteraction: openText,
  uploadInteraction: upload,
  sliderInteraction: sliderBody,
  hotspotInteraction: hotspotBody,
  selectPointInteraction: hotspotBody,
  graphicGapMatchInteraction: graphicText,
}

/** Reads an interaction that stands for itself; null for one that no type of ours holds. */
export function bodyOfInteraction(one: Element, read: QtiReading): object | null {
  if (isCustomProcessing(read.item))
    read.noted.changed('keyUnclear', { what: 'responseProcessing' })
  return readers[localName(one)]?.(one, read) ?? null
}

function choiceInteraction(one: Element, read: QtiReading): object {
  const choices = childrenOf(one, 'simpleChoice')
  const correct = read.correct(one)
  const most = numberOf(attributeOf(one, 'maxChoices'))
  const cardinality = attributeOf(read.declarationOf(one), 'cardinality')
  const isSingle = cardinality === 'single' || (cardinality === '' && (most ?? 1) === 1)
  const verdict = isSingle && choices.length === 2 ? verdictOf(choices, correct) : null
  if (verdict !== null) return { type: 'trueFalse', explanation: read.none, right: verdict }
  const weights = choiceWeights(choices.map(identifier), correct, read.mapping(one), isSingle)
  return {
    type: isSingle ? 'single' : 'multiple',
    explanation: read.none,
    options: choices.map((choice, index) => ({
      id: partIdAt(index),
      text: read.line(choice),
      right: weights.right[index]!,
      ...(weights.weights && { weight: weights.weights[index]! }),
      ...read.feedbackOf(choice),
    })),
    keepOrder: attributeOf(one, 'shuffle') !== 'true' && attributeOf(one, 'shuffle') !== '',
    ...(weights.rule && { rule: weights.rule }),
  }
}

/** Items whose choices are named true and false are verdicts. */
function verdictOf(choices: readonly Element[], correct: readonly string[]): boolean | null {
  const words = choices.map((choice) => identifier(choice).toLowerCase())
  if (!words.includes('true') || !words.includes('false')) return null
  return correct[0] ? correct[0].toLowerCase() === 'true' : null
}

/** Words in a text that are to be marked become options, and the text stays as it is. */
function hottextInteraction(one: Element, read: QtiReading): object {
  read.noted.changed('readAs', { from: 'hottext', to: 'multiple' })
  const words = allBelow(one, 'hottext')
  const correct = read.correct(one)
  const options = words.map((word, index) => ({
    id: partIdAt(index),
    text: read.line(word),
    right: correct.includes(identifier(word)),
  }))
  const isSingle = attributeOf(read.declarationOf(one), 'cardinality') === 'single'
  const stem = read.texts.blocks(
    `${render(childOf(one, 'prompt'))}${childrenOf(one)
      .filter((child) => localName(child) !== 'prompt')
      .map((child) => `<p>${render(child)}</p>`)
      .join('')}`,
  )
  return {
    ...{ type: isSingle ? 'single' : 'multiple', explanation: read.none, stem },
    ...{ options, keepOrder: true },
  }
}

function orderInteraction(one: Element, read: QtiReading): object {
  const choices = childrenOf(one, 'simpleChoice')
  const correct = read.correct(one)
  const place = (choice: Element) => {
    const at = correct.indexOf(identifier(choice))
    return at < 0 ? correct.length : at
  }
  const items = choices
    .toSorted((a, b) => place(a) - place(b))
    .map((choice, index) => ({ id: partIdAt(index), text: read.line(choice) }))
  return { type: 'ordering', explanation: read.none, items, credit: 'all' }
}

/** The pairs 'A B' of a response, from its key or, without one, from its mapping. */
function pairsOf(one: Element, read: QtiReading): [string, string][] {
  const key = read.correct(one)
  const mapped = read.mapping(one)?.entries.filter(({ value }) => value > 0) ?? []
  return (key.length > 0 ? key : mapped.map((entry) => entry.key)).map((pair) => {
    const [a = '', b = ''] = pair.split(/\s+/)
    return [a, b]
  })
}

/** Rows that share columns are a matching; where a column takes several rows, they are sorted into it. */
function matchInteraction(one: Element, read: QtiReading): object {
  const [rows, columns] = childrenOf(one, 'simpleMatchSet')
  const left = childrenOf(rows, 'simpleAssociableChoice')
  const right = childrenOf(columns, 'simpleAssociableChoice')
  const pairs = pairsOf(one, read)
  const partner = (row: Element) => pairs.filter(([a]) => a === identifier(row))
  if (left.some((row) => partner(row).length > 1)) {
    read.noted.lost('keyUnclear', { what: 'correctResponse' })
  }
  if (attributeOf(one, 'class').split(/\s+/).includes('farsail-classification')) {
    return {
      ...{ type: 'classification', explanation: read.none },
      categories: right.map((column, index) => ({ id: `k${index + 1}`, text: read.line(column) })),
      items: left.map((row, index) => {
        const at = right.findIndex((column) => identifier(column) === partner(row)[0]?.[1])
        return {
          id: partIdAt(index),
          text: read.line(row),
          category: at < 0 ? null : `k${at + 1}`,
        }
      }),
    }
  }
  const ids = new Map(right.map((column, index) => [identifier(column), `r${index + 1}`]))
  return {
    ...{ type: 'matching', explanation: read.none },
    left: left.map((row, index) => ({ id: `l${index + 1}`, text: read.line(row) })),
    right: right.map((column, index) => ({ id: `r${index + 1}`, text: read.line(column) })),
    pairs: Object.fromEntries(
      left.flatMap((row, index) => {
        const id = ids.get(partner(row)[0]?.[1] ?? '')
        return id ? [[`l${index + 1}`, id]] : []
      }),
    ),
  }
}

/** Pairs among one set: the first of each pair stands on the left. */
function associateInteraction(one: Element, read: QtiReading): object {
  read.noted.changed('readAs', { from: 'associate', to: 'matching' })
  const choices = childrenOf(one, 'simpleAssociableChoice')
  const pairs = pairsOf(one, read)
  const lefts = choices.filter((choice) => pairs.some(([a]) => a === identifier(choice)))
  const rights = choices.filter((choice) => !lefts.includes(choice))
  const ids = new Map(rights.map((choice, index) => [identifier(choice), `r${index + 1}`]))
  return {
    ...{ type: 'matching', explanation: read.none },
    left: lefts.map((choice, index) => ({ id: `l${index + 1}`, text: read.line(choice) })),
    right: rights.map((choice, index) => ({ id: `r${index + 1}`, text: read.line(choice) })),
    pairs: Object.fromEntries(
      lefts.flatMap((choice, index) => {
        const found = pairs.find(([a]) => a === identifier(choice))
        const id = ids.get(found?.[1] ?? '')
        return id ? [[`l${index + 1}`, id]] : []
      }),
    ),
  }
}

function gapMatchInteraction(one: Element, read: QtiReading): object {
  const words = childrenOf(one, 'gapText', 'gapImg')
  const pairs = pairsOf(one, read)
  const tokenOf = (name: string) => words.findIndex((word) => identifier(word) === name)
  const tokens = words.map((word, index) => {
    const most = attributeOf(word, 'matchMax')
    return {
      id: `t${index + 1}`,
      text: read.line(word),
      ...((most === '0' || Number(most) > 1) && { reusable: true }),
    }
  })
  const gaps = allBelow(one, 'gap').map((gap, index) => {
    const name = identifier(gap)
    const id = `g${index + 1}`
    replaceElement(gap, new Text(gapToken(id)))
    const right = pairs.flatMap(([word, place]) =>
      place === name && tokenOf(word) >= 0 ? [`t${tokenOf(word) + 1}`] : [],
    )
    return { id, right }
  })
  const text = childrenOf(one)
    .filter((child) => !['gapText', 'gapImg', 'prompt'].includes(localName(child)))
    .map((child) => (localName(child) === 'p' ? `<p>${render(child)}</p>` : render(child)))
  const stem = read.texts.blocks(`${render(childOf(one, 'prompt'))}${text.join('')}`)
  return { type: 'dragText', explanation: read.none, stem, tokens, gaps }
}

/** The text for the scorer is the model answer. */
const modelAnswer = (read: QtiReading) => {
  const rubric = allBelow(read.item, 'rubricBlock').find((block) =>
    /scorer/.test(attributeOf(block, 'view')),
  )
  return read.blocks(childOf(rubric, 'contentBody') ?? rubric)
}

function openText(one: Element, read: QtiReading): object {
  const lines = numberOf(attributeOf(one, 'expectedLines'))
  const isShort = attributeOf(one, 'format') === 'plain' && lines !== null && lines <= 5
  const open = { explanation: read.none, modelAnswer: modelAnswer(read), criteria: [] }
  if (isShort) return { type: 'shortAnswer', ...open, mostCharacters: 1000 }
  return { type: 'essay', ...open, leastWords: 0, mostWords: 5000 }
}

function upload(_one: Element, read: QtiReading): object {
  return {
    ...{ type: 'file', explanation: read.none, modelAnswer: modelAnswer(read), criteria: [] },
    ...{ kinds: ['picture', 'document', 'text'], mostFiles: 3 },
  }
}
