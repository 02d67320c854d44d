import type { Element } from 'domhandler'
import { gapIdAt, gapMark, partIdAt } from '../shared/ids.ts'
import { numberOf, rounded } from '../shared/numbers.ts'
import { attributeOf, childOf, childrenOf, textIn } from '../shared/xml.ts'
import type { MoodleReading } from './reading.ts'

const fractionOf = (answer: Element) => Number(attributeOf(answer, 'fraction')) || 0
const shareOf = (fraction: number) => (fraction >= 100 ? {} : { share: rounded(fraction / 100) })

/** Texts with `*` for any characters; without one, `\*` is the sign itself. */
export function wildcards(accepted: readonly { text: string }[]): {
  accepted: object[]
  wildcards?: true
} {
  if (accepted.some(({ text }) => /(?<!\\)\*/.test(text))) {
    return { accepted: [...accepted], wildcards: true }
  }
  return { accepted: accepted.map((one) => ({ ...one, text: one.text.replaceAll('\\*', '*') })) }
}

export function shortAnswerBody(read: MoodleReading): object {
  const answers = childrenOf(read.element, 'answer')
  noteFeedback(answers, read)
  const stem = read.blocks(childOf(read.element, 'questiontext'))
  const mark = `<p>${gapMark(gapIdAt(0))}</p>`
  return {
    type: 'fillIn',
    stem: { zh: stem.zh && stem.zh + mark, en: stem.en && stem.en + mark },
    gaps: [
      {
        id: gapIdAt(0),
        kind: 'text',
        ...wildcards(
          answers
            .filter((answer) => fractionOf(answer) > 0)
            .map((answer) => ({ text: read.plain(answer), ...shareOf(fractionOf(answer)) })),
        ),
        ...(read.isOn('usecase') && { strict: { case: true } }),
      },
    ],
    anyOrder: false,
  }
}

function noteFeedback(answers: readonly Element[], read: MoodleReading): void {
  const isSaid = answers.some(
    (answer) => textIn(childOf(childOf(answer, 'feedback'), 'text')) !== '',
  )
  if (isSaid) read.noted.lost('fieldNotHeld', { field: 'feedback' })
}

export function numericBody(read: MoodleReading): object {
  const answers = childrenOf(read.element, 'answer')
  noteFeedback(answers, read)
  const accepted = answers
    .filter((answer) => fractionOf(answer) > 0)
    .flatMap((answer) => {
      const value = numberOf(read.plain(answer))
      if (value === null) {
        read.noted.hint('valueUnknown', { value: read.plain(answer) })
        return []
      }
      const amount = Math.abs(numberOf(textIn(childOf(answer, 'tolerance'))) ?? 0)
      return [
        {
          value,
          ...(amount > 0 && { tolerance: { kind: 'nominal', amount } }),
          ...shareOf(fractionOf(answer)),
        },
      ]
    })
  const units = childrenOf(childOf(read.element, 'units'), 'unit').flatMap((unit) => {
    const text = textIn(childOf(unit, 'unit_name'))
    const multiplier = numberOf(textIn(childOf(unit, 'multiplier'))) ?? 1
    return text === '' || multiplier <= 0 ? [] : [{ text, factor: rounded(1 / multiplier) }]
  })
  const isGraded = /^[12]$/.test(read.field('unitgradingtype'))
  const penalty = numberOf(read.field('unitpenalty'))
  return {
    type: 'numeric',
    accepted,
    units,
    unitRule: units.length === 0 ? 'none' : isGraded ? 'required' : 'optional',
    ...(isGraded && penalty !== null && penalty < 1 && { unitPenalty: Math.max(0, penalty) }),
  }
}

export function matchingBody(read: MoodleReading): object {
  const left: object[] = []
  const right: { id: string; text: object; key: string }[] = []
  const pairs: Record<string, string> = {}
  for (const sub of childrenOf(read.element, 'subquestion')) {
    const answer = childOf(sub, 'answer')
    const key = read.plain(answer)
    let same = right.find((one) => one.key === key)
    if (!same) {
      same = { id: `r${right.length + 1}`, text: read.line(answer), key }
      right.push(same)
    }
    if (read.plain(sub) === '') continue
    const id = `l${left.length + 1}`
    left.push({ id, text: read.line(sub) })
    pairs[id] = same.id
  }
  return { type: 'matching', left, right: right.map(({ id, text }) => ({ id, text })), pairs }
}

/** Moodle's ways to mark an order: −1 the whole, 0 places, others neighbours. */
export function orderingBody(read: MoodleReading): object {
  const answers = childrenOf(read.element, 'answer')
    .map((answer, index) => ({ answer, at: Number(attributeOf(answer, 'fraction')) || index + 1 }))
    .toSorted((a, b) => a.at - b.at)
  const grading = read.field('gradingtype')
  const isWhole = grading === '-1' || grading === '' || /all_or/i.test(grading)
  const isPlaces = grading === '0' || /absolute|position/i.test(grading)
  return {
    type: 'ordering',
    items: answers.map(({ answer }, index) => ({ id: partIdAt(index), text: read.line(answer) })),
    credit: isWhole ? 'all' : isPlaces ? 'places' : 'neighbours',
  }
}

const within = (value: number | null, least: number, most: number, usual: number) =>
  value === null || value < least ? usual : Math.min(most, Math.round(value))

export function essayBody(read: MoodleReading): object {
  const model = read.blocks(childOf(read.element, 'graderinfo'))
  const open = { modelAnswer: model, criteria: [] }
  const files = numberOf(read.field('attachments')) ?? 0
  const template = textIn(childOf(childOf(read.element, 'responsetemplate'), 'text'))
  if (template !== '') read.noted.lost('partLost', { what: '<responsetemplate>' })
  if (read.field('responseformat') === 'noinline') {
    return {
      ...{ type: 'file', ...open, mostFiles: within(files, 1, 10, 10) },
      kinds: ['picture', 'document', 'text'],
    }
  }
  if (files !== 0) read.noted.lost('partLost', { what: '<attachments>' })
  if (/^(plain|monospaced)$/.test(read.field('responseformat'))) {
    return { type: 'shortAnswer', ...open, mostCharacters: 5000 }
  }
  return {
    ...{ type: 'essay', ...open },
    leastWords: within(numberOf(read.field('minwordlimit')), 0, 20_000, 0),
    mostWords: within(numberOf(read.field('maxwordlimit')), 1, 20_000, 5000),
  }
}
