import type { Element } from 'domhandler'
import { allBelow, attributeOf, childOf, childrenOf, localName, textIn } from '../shared/xml.ts'

/** What one rule of QTI 1.2 asks for, and the points that it gives. */
export interface Rule {
  points: number
  isSet: boolean
  right: { response: string; value: string }[]
  /** Values that must not be given. */
  wrong: { response: string; value: string }[]
  /** From and to of a number. */
  ranges: { response: string; low: number; high: number }[]
  feedback: string[]
}

/** Reads the rules that set or add points; those that only show feedback have none. */
export const rulesOf = (item: Element): Rule[] =>
  childrenOf(item, 'resprocessing').flatMap((processing) =>
    childrenOf(processing, 'respcondition').map((condition) => {
      const conditions = childOf(condition, 'conditionvar')
      const sets = childrenOf(condition, 'setvar')
      const points = sets.reduce((sum, set) => sum + (Number(textIn(set)) || 0), 0)
      return {
        points,
        isSet: sets.every((set) => !/^add$/i.test(attributeOf(set, 'action'))),
        ...valuesIn(conditions),
        ranges: rangesIn(conditions),
        feedback: childrenOf(condition, 'displayfeedback').map((one) =>
          attributeOf(one, 'linkrefid'),
        ),
      }
    }),
  )

function valuesIn(conditions: Element | undefined): Pick<Rule, 'right' | 'wrong'> {
  const right: Rule['right'] = []
  const wrong: Rule['wrong'] = []
  const walk = (element: Element | undefined, isNot: boolean): void => {
    for (const child of childrenOf(element)) {
      const name = localName(child)
      if (name === 'varequal' || name === 'varsubstring') {
        const value = { response: attributeOf(child, 'respident'), value: textIn(child) }
        ;(isNot ? wrong : right).push(value)
      } else walk(child, name === 'not' ? !isNot : isNot)
    }
  }
  walk(conditions, false)
  return { right, wrong }
}

function rangesIn(conditions: Element | undefined): Rule['ranges'] {
  const lows = allBelow(conditions, 'vargte', 'vargt')
  const highs = allBelow(conditions, 'varlte', 'varlt')
  return lows.flatMap((low, index) => {
    const high = highs[index]
    const from = Number(textIn(low))
    const to = Number(textIn(high))
    return high && Number.isFinite(from) && Number.isFinite(to)
      ? [{ response: attributeOf(low, 'respident'), low: from, high: to }]
      : []
  })
}
