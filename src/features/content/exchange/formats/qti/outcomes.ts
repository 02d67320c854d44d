import type { Element } from 'domhandler'
import { plainOf } from '../shared/plain-text.ts'
import { numberOf } from '../shared/numbers.ts'
import { allBelow, attributeOf, childOf, childrenOf, textIn } from '../shared/xml.ts'
import type { QtiReading } from './reading.ts'

/** The points of an item: its MAXSCORE, or what its rules can set. */
export function pointsOfItem(item: Element): number | null {
  const outcomes = childrenOf(item, 'outcomeDeclaration')
  const of = (name: string) =>
    outcomes.find((one) => attributeOf(one, 'identifier').toUpperCase() === name)
  const usual = numberOf(textIn(childOf(of('MAXSCORE'), 'defaultValue')))
  const most = numberOf(attributeOf(of('SCORE'), 'normalMaximum'))
  const points = usual ?? most
  return points !== null && points > 0 ? points : null
}

const names = {
  correct: /^(correct|correct_fb|feedbackok|right|true)$/i,
  partly: /^(partial|partially|partly)[\w_]*$/i,
  wrong: /^(incorrect|incorrect_fb|general_incorrect_fb|wrong|false)$/i,
  explanation: /^(general|general_fb|solution|explanation|feedback_general)$/i,
} as const

/** Feedback after the item, by the identifiers that tools use; another one is noted. */
export function feedbackOfItem(read: QtiReading): object {
  const found: Partial<Record<keyof typeof names, { zh: string; en: string }>> = {}
  const choices = new Set(
    allBelow(childOf(read.item, 'itemBody')).map((one) => attributeOf(one, 'identifier')),
  )
  for (const modal of childrenOf(read.item, 'modalFeedback')) {
    const id = attributeOf(modal, 'identifier')
    const kind = (Object.keys(names) as (keyof typeof names)[]).find((key) => names[key].test(id))
    const text = read.blocks(childOf(modal, 'contentBody') ?? modal)
    if (plainOf(text.zh || text.en) === '') continue
    if (kind) found[kind] = text
    else if (!choices.has(id)) read.noted.lost('partLost', { what: `<modalFeedback> ${id}` })
  }
  const { explanation, ...feedback } = found
  return {
    explanation: explanation ?? read.none,
    ...(Object.keys(feedback).length > 0 && { feedback }),
  }
}

const templates = /(match_correct|map_response|map_response_point|CC2_match(_basic)?)(\.xml)?$/i

/** Whether the rules are one of the known templates, or set SCORE in a way that the declarations tell too. */
export function isCustomProcessing(item: Element): boolean {
  const processing = childOf(item, 'responseProcessing')
  if (!processing) return false
  const template = attributeOf(processing, 'template')
  if (template !== '') return !templates.test(template)
  const custom = ['customOperator', 'lookupOutcomeValue', 'randomInteger', 'randomFloat', 'product']
  return custom.some((name) => allBelow(processing, name).length > 0)
}
