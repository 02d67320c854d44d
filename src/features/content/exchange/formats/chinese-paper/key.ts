import type { BodyOf, PlainBody, QuestionBody } from '../../../question/body/body.ts'
import type { Note } from '../../paper-form.ts'
import { acceptedOf, cutAnswers, remarkIn } from './accepted.ts'
import { htmlOfBlocks, type PaperBlock, textOfBlock } from './block.ts'
import { circledNumber, half } from './numbers.ts'
import {
  anyOrderWords,
  falseWords,
  lettersAtStart,
  numberAndUnit,
  trueWords,
  truthAtStart,
} from './patterns-text.ts'
import { escaped } from './rich.ts'
import { onSide, type Side } from './side.ts'

export interface Keyed<B> {
  body: B
  notes: Note[]
}

const error = (code: Note['code'], about?: Note['about']): Note => ({
  kind: 'error',
  code,
  ...(about && { about }),
})

/** Gives a question its answer; it may show that its type is another one. */
export function giveKey<B extends PlainBody>(
  body: B,
  answer: readonly PaperBlock[],
  side: Side,
): Keyed<PlainBody> {
  const text = answer.map(textOfBlock).join('\n').trim()
  if (text === '' && answer.length === 0) return { body, notes: [] }
  switch (body.type) {
    case 'single':
    case 'multiple':
      return choiceKey(body, text, side)
    case 'trueFalse':
      return truthKey(body, text, side)
    case 'fillIn':
      return gapKeys(body, text)
    case 'numeric':
      return numberKey(body, text)
    case 'ordering':
      return orderKey(body, text)
    case 'matching':
      return pairKey(body, text)
    case 'shortAnswer':
    case 'essay':
    case 'file':
    case 'spoken':
      return { body: { ...body, modelAnswer: onSide(side, htmlOfBlocks(answer)) }, notes: [] }
    default:
      return { body, notes: [error('keyUnread', { text: text.slice(0, 80) })] }
  }
}

/** Puts what follows the answer before the explanation. */
function explained<B extends QuestionBody>(body: B, rest: string, side: Side): B {
  const words = rest.replace(/^[\s。.,，;；:：、)）]+/, '').trim()
  if (words === '') return body
  const html = `<p>${escaped(words).replaceAll('\n', '<br />')}</p>`
  return { ...body, explanation: { ...body.explanation, [side]: html + body.explanation[side] } }
}

function choiceKey(
  body: BodyOf<'single'> | BodyOf<'multiple'>,
  text: string,
  side: Side,
): Keyed<PlainBody> {
  const found = lettersAtStart.exec(half(text))
  const letters = found ? [...new Set(found[1]!.toUpperCase().match(/[A-H]/g))] : []
  const index = letters.map((letter) => letter.charCodeAt(0) - 65)
  if (letters.length === 0) {
    const same = body.options.findIndex((one) => plainOf(one.text[side]) === text)
    if (same < 0) return { body, notes: [error('keyUnread', { text: text.slice(0, 80) })] }
    index.push(same)
  }
  const options = body.options.map((one, n) => ({ ...one, right: index.includes(n) }))
  const beyond = letters.filter((_, n) => index[n]! >= options.length)
  const notes = beyond.length > 0 ? [error('keyBeyondOptions', { letter: beyond.join('') })] : []
  const rest = found ? text.slice(found[0].length) : ''
  if (body.type === 'single' && letters.length > 1) {
    notes.push({ kind: 'changed', code: 'typeGuessed' })
    return { body: explained({ ...body, type: 'multiple', options }, rest, side), notes }
  }
  return { body: explained({ ...body, options }, rest, side), notes }
}

export const plainOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()

export function truthOf(text: string): boolean | null {
  const word = half(text)
    .trim()
    .replace(/[。.]$/, '')
  if (trueWords.test(word)) return true
  return falseWords.test(word) ? false : null
}

function truthKey(body: BodyOf<'trueFalse'>, text: string, side: Side): Keyed<PlainBody> {
  const whole = truthOf(text)
  if (whole !== null) return { body: { ...body, right: whole }, notes: [] }
  const found = truthAtStart.exec(text)
  if (!found) return { body, notes: [error('keyUnread', { text: text.slice(0, 80) })] }
  return {
    body: explained({ ...body, right: truthOf(found[1]!) }, text.slice(found[0].length), side),
    notes: [],
  }
}

/** Brackets in an answer may be a remark to the marker, which no learner types. */
export const remarks = (gaps: readonly { accepted: readonly { text: string }[] }[]): Note[] =>
  gaps.flatMap(({ accepted }): Note[] => {
    const text = remarkIn(accepted)
    return text === undefined ? [] : [{ kind: 'hint', code: 'keyHasRemark', about: { text } }]
  })

function gapKeys(body: BodyOf<'fillIn'>, text: string): Keyed<PlainBody> {
  const anyOrder = anyOrderWords.test(text)
  const words = text.replace(/[（(][^（()）]*[)）]\s*$/, (one) =>
    anyOrderWords.test(one) ? '' : one,
  )
  const parts = cutAnswers(words, body.gaps.length)
  const notes: Note[] =
    parts.length === body.gaps.length
      ? []
      : [error('gapsMissKey', { gaps: body.gaps.length, answers: parts.length })]
  const gaps = body.gaps.map((gap, n) => ({ ...gap, accepted: acceptedOf(parts[n] ?? '') }))
  notes.push(...remarks(gaps))
  return { body: { ...body, gaps, anyOrder }, notes }
}

function numberKey(body: BodyOf<'numeric'>, text: string): Keyed<PlainBody> {
  const found = numberAndUnit.exec(half(text))
  if (!found) return { body, notes: [error('keyUnread', { text: text.slice(0, 80) })] }
  const unit = found[2]!.trim()
  return {
    body: {
      ...body,
      accepted: [{ value: Number(found[1]!.replaceAll(',', '')) }],
      units: unit === '' ? [] : [{ text: unit, factor: 1 }],
      unitRule: unit === '' ? 'none' : 'optional',
    },
    notes: [],
  }
}

/** The signs of an order or of pairs: B, 2, ②. */
const places = (text: string): number[] =>
  (half(text).match(/[A-Z]|[①-⑳]|\d{1,2}/g) ?? []).map((sign) =>
    /[A-Z]/.test(sign) ? sign.charCodeAt(0) - 64 : (circledNumber(sign) ?? Number(sign)),
  )

function orderKey(body: BodyOf<'ordering'>, text: string): Keyed<PlainBody> {
  const signs = /^\d{3,}$/.test(text) ? [...text].map(Number) : places(text)
  const items = signs.map((n) => body.items[n - 1])
  const isWhole =
    signs.length === body.items.length &&
    new Set(signs).size === signs.length &&
    items.every((one) => one !== undefined)
  if (!isWhole) return { body, notes: [error('keyUnread', { text: text.slice(0, 80) })] }
  return { body: { ...body, items: items }, notes: [] }
}

function pairKey(body: BodyOf<'matching'>, text: string): Keyed<PlainBody> {
  const found = [
    ...half(text).matchAll(
      /(?:\(?(\d{1,2})\)?|([①-⑳]))\s*[-—–~→:.、=]*\s*\(?([A-Z])\)?(?![a-z])/gi,
    ),
  ]
  const pairs = Object.fromEntries(
    found.flatMap(([, plain, circled, letter]) => {
      const left = body.left[(circled ? circledNumber(circled)! : Number(plain)) - 1]
      const right = body.right[letter!.toUpperCase().charCodeAt(0) - 65]
      return left && right ? [[left.id, right.id]] : []
    }),
  )
  const isWhole = Object.keys(pairs).length === body.left.length
  return {
    body: { ...body, pairs },
    notes: isWhole ? [] : [error('keyUnread', { text: text.slice(0, 80) })],
  }
}
