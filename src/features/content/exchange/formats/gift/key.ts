import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import { decimal, rounded } from '../shared/numbers.ts'
import { gapMark, gapMarks } from '../shared/ids.ts'
import type { OutText } from '../shared/out-text.ts'
import { escapedGift } from './scan.ts'

interface GiftKey {
  before: string
  answers: string
  after: string
}

/** Writes the stem and the answers of a body; null for a type that GIFT does not have. */
export function giftKey(body: QuestionBody, text: OutText): GiftKey | null {
  const html = (value: Bilingual | undefined) => escapedGift(text.html(value))
  const line = (answer: string) => `\n\t${answer}`
  const whole = (answers: string): GiftKey => ({ before: html(body.stem), answers, after: '' })
  const feedback = (value: Bilingual | undefined) => {
    const written = html(value)
    return written === '' ? '' : `#${written}`
  }
  switch (body.type) {
    case 'single':
    case 'multiple': {
      const percents = percentsOf(body)
      return whole(
        body.options
          .map((option, index) => {
            const percent = percents[index]!
            const sign = body.type === 'single' && option.right ? '=' : '~'
            const isSaid = sign === '=' ? percent !== 100 : percent !== 0
            const weight = isSaid ? `%${decimal(percent)}%` : ''
            return line(`${sign}${weight}${html(option.text)}${feedback(option.feedback)}`)
          })
          .join(''),
      )
    }
    case 'trueFalse': {
      if (body.right === null) return null
      const wrong = feedback(body.feedback?.wrong)
      const correct = feedback(body.feedback?.correct)
      const said = correct === '' ? wrong : `${wrong || '#'}${correct}`
      return whole(`${body.right ? 'TRUE' : 'FALSE'}${said}`)
    }
    case 'numeric':
      return whole(`#${numbersOf(body).map(line).join('')}`)
    case 'matching': {
      const rightOf = (id: string | undefined) => body.right.find((one) => one.id === id)?.text
      const used = new Set(Object.values(body.pairs))
      const pairs = body.left.map(({ id, text: left }) =>
        line(`=${html(left)} -> ${html(rightOf(body.pairs[id]))}`),
      )
      const rest = body.right
        .filter(({ id }) => !used.has(id))
        .map(({ text: right }) => line(`= -> ${html(right)}`))
      return whole([...pairs, ...rest].join(''))
    }
    case 'fillIn':
      return body.gaps.length === 1 ? missingWord(body, text) : null
    case 'essay':
    case 'shortAnswer':
      return whole('')
    default:
      return null
  }
}

/** In percent: the share of each right answer, and what a wrong one takes. */
export function percentsOf(body: Extract<QuestionBody, { type: 'single' | 'multiple' }>): number[] {
  const isWeighted = body.options.some(({ weight }) => weight !== undefined)
  const right = body.options.filter((option) => option.right).length
  return body.options.map((option) => {
    if (isWeighted) return rounded((option.weight ?? 0) * 100)
    if (body.type === 'single') return option.right ? 100 : 0
    return option.right ? Number((100 / right).toFixed(5)) : -100
  })
}

function numbersOf(body: Extract<QuestionBody, { type: 'numeric' }>): string[] {
  return body.accepted.map(({ value, tolerance, share }) => {
    const amount =
      tolerance?.kind === 'relative'
        ? rounded(Math.abs(value) * tolerance.amount)
        : tolerance?.amount
    const percent = share === undefined ? '' : `%${decimal(rounded(share * 100))}%`
    return `=${percent}${decimal(value)}:${decimal(amount ?? 0)}`
  })
}

/** A gap alone at the end is a short answer; elsewhere it is the missing word. */
function missingWord(
  body: Extract<QuestionBody, { type: 'fillIn' }>,
  text: OutText,
): GiftKey | null {
  const [gap] = body.gaps
  if (!gap) return null
  const correct = escapedGift(text.html(body.feedback?.correct))
  const answers = gap.accepted
    .map(({ text: accepted, share }, index) => {
      const percent = share === undefined ? '' : `%${decimal(rounded(share * 100))}%`
      const said = index === 0 && correct !== '' ? `#${correct}` : ''
      return `\n\t=${percent}${escapedGift(accepted)}${said}`
    })
    .join('')
  const atEnd = `<p>${gapMark(gap.id)}</p>`
  const sides = [body.stem.zh, body.stem.en].filter((one) => one !== '')
  if (sides.every((one) => one.endsWith(atEnd))) {
    const cut = (one: string) => one.slice(0, -atEnd.length)
    const stem = { zh: cut(body.stem.zh), en: cut(body.stem.en) }
    return { before: escapedGift(text.html(stem)), answers, after: '' }
  }
  // A missing word has one place, and two languages have two.
  if (sides.length !== 1 || sides[0]!.match(gapMarks)?.length !== 1) return null
  const [before = '', after = ''] = text.html(body.stem, () => '\uE000').split('\uE000')
  return { before: escapedGift(before), answers, after: escapedGift(after) }
}
