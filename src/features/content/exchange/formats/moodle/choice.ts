import { isUsualWeights } from '../gift/body.ts'
import { partIdAt } from '../shared/ids.ts'
import { rounded } from '../shared/numbers.ts'
import { attributeOf, childOf, childrenOf } from '../shared/xml.ts'
import type { MoodleReading } from './reading.ts'

/** Choices: their fractions are weights, unless they say no more than which are right. */
export function choiceBody(read: MoodleReading): object {
  const answers = childrenOf(read.element, 'answer')
  const fractions = answers.map((answer) => Number(attributeOf(answer, 'fraction')) || 0)
  const isSet = read.element.attribs['type'] === 'multichoiceset'
  const isSingle = !isSet && read.field('single') !== '' && read.isOn('single')
  const isPlain =
    isSet ||
    (isSingle
      ? fractions.every((fraction) => fraction === 100 || fraction === 0)
      : isUsualWeights(fractions))
  const isRight = (fraction: number) => (isSingle ? fraction >= 100 : fraction > 0)
  if (isSingle && fractions.length > 0 && !fractions.some(isRight)) {
    read.noted.hint('keyUnclear', { what: `${Math.max(...fractions)} %` })
  }
  const shuffle = read.field('shuffleanswers')
  return {
    type: isSingle ? 'single' : 'multiple',
    options: answers.map((answer, index) => {
      const fraction = fractions[index]!
      const feedback = read.blocks(childOf(answer, 'feedback'))
      return {
        id: partIdAt(index),
        text: read.line(answer),
        right: isRight(fraction),
        ...(!isPlain && { weight: rounded(Math.min(1, Math.max(-1, fraction / 100))) }),
        ...((feedback.zh !== '' || feedback.en !== '') && { feedback }),
      }
    }),
    keepOrder: shuffle !== '' && !read.isOn('shuffleanswers'),
    ...(isSet && { rule: 'allOrNothing' }),
    ...(!isPlain && !isSingle && { rule: 'weights' }),
  }
}

export function trueFalseBody(read: MoodleReading): object {
  const answers = childrenOf(read.element, 'answer')
  const of = (word: string) => answers.find((answer) => read.plain(answer).toLowerCase() === word)
  const yes = of('true')
  const no = of('false')
  const isRight = (answer: typeof yes) => Number(attributeOf(answer, 'fraction')) > 0
  const right = isRight(yes) ? true : isRight(no) ? false : null
  const said = {
    true: read.blocks(childOf(yes, 'feedback')),
    false: read.blocks(childOf(no, 'feedback')),
  }
  const correct = said[String(right ?? true) as 'true']
  const wrong = said[String(!(right ?? true)) as 'true']
  const feedback = {
    ...((correct.zh || correct.en) && { correct }),
    ...((wrong.zh || wrong.en) && { wrong }),
  }
  return { type: 'trueFalse', right, ...(Object.keys(feedback).length > 0 && { feedback }) }
}
