import type { Element } from 'domhandler'
import { partIdAt } from '../shared/ids.ts'
import { numberOf, rounded } from '../shared/numbers.ts'
import { allBelow, attributeOf, childOf, childrenOf, localName } from '../shared/xml.ts'
import type { QtiReading } from './reading.ts'

type Gap = { id: string; kind: string } & Record<string, unknown>

/** Reads a field of text, or a choice in a line, as a gap. */
export function gapOfInteraction(one: Element, id: string, read: QtiReading): Gap {
  const declaration = read.declarationOf(one)
  const correct = read.correct(one)
  const mapping = read.mapping(one)
  if (localName(one) === 'inlineChoiceInteraction') {
    const mapped = new Map(mapping?.entries.map(({ key, value }) => [key, value]))
    return {
      id,
      kind: 'choice',
      options: childrenOf(one, 'inlineChoice').map((choice, index) => {
        const name = attributeOf(choice, 'identifier')
        const right = correct.length > 0 ? correct.includes(name) : (mapped.get(name) ?? 0) > 0
        return { id: partIdAt(index), text: read.line(choice), right }
      }),
    }
  }
  const base = attributeOf(declaration, 'baseType')
  const number = base === 'float' || base === 'integer' ? numberKey(one, correct, read) : null
  if (number) return { id, kind: 'number', ...number }
  const most = Math.max(0, ...(mapping?.entries.map(({ value }) => value) ?? []))
  const accepted = mapping
    ? mapping.entries
        .filter(({ value }) => value > 0)
        .map(({ key, value }) => ({
          text: key,
          ...(value < most && { share: rounded(value / most) }),
        }))
    : []
  for (const text of correct.toReversed()) {
    if (!accepted.some((one) => one.text === text)) accepted.unshift({ text })
  }
  if (attributeOf(one, 'patternMask') !== '') read.noted.lost('partLost', { what: 'patternMask' })
  return {
    id,
    kind: 'text',
    accepted,
    ...(mapping?.entries.some(({ isStrict }) => isStrict) && { strict: { case: true } }),
  }
}

function numberKey(one: Element, correct: readonly string[], read: QtiReading) {
  const tolerance = toleranceOf(one, read)
  const accepted = correct.flatMap((text) => {
    const value = numberOf(text)
    if (value === null) read.noted.hint('valueUnknown', { value: text })
    return value === null ? [] : [{ value, ...tolerance }]
  })
  return { accepted, units: [], unitRule: 'none' as const }
}

/** The rule that compares the response says how near it has to be. */
function toleranceOf(one: Element, read: QtiReading): object {
  const name = attributeOf(one, 'responseIdentifier')
  const processing = childOf(read.item, 'responseProcessing')
  const equal = allBelow(processing, 'equal').find((rule) =>
    allBelow(rule, 'variable').some((variable) => attributeOf(variable, 'identifier') === name),
  )
  const [amount = 0] = attributeOf(equal, 'tolerance').split(/\s+/).map(Number)
  const mode = attributeOf(equal, 'toleranceMode')
  if (!amount || mode === 'exact' || mode === '') return {}
  // QTI counts a relative tolerance in percent.
  return mode === 'relative'
    ? { tolerance: { kind: 'relative', amount: rounded(amount / 100) } }
    : { tolerance: { kind: 'nominal', amount } }
}

/** A slider is a number that is chosen on a line. */
export function sliderBody(one: Element, read: QtiReading): object {
  read.noted.changed('readAs', { from: 'slider', to: 'numeric' })
  return { type: 'numeric', explanation: read.none, ...numberKey(one, read.correct(one), read) }
}
