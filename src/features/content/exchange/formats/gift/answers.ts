import { numberOf } from '../shared/numbers.ts'
import { findSign } from './scan.ts'

/** One answer within braces, still escaped. */
export interface GiftAnswer {
  sign: '=' | '~'
  /** As written, −100 to 100; null where none is. */
  percent: number | null
  text: string
  feedback: string
}

/** Splits '=a#good ~%50%b' into its answers. */
export function giftAnswers(text: string): GiftAnswer[] {
  const answers: GiftAnswer[] = []
  let at = findSign(text, '=~')
  while (at >= 0) {
    const next = findSign(text, '=~', at + 1)
    answers.push(answerOf(text.slice(at, next < 0 ? undefined : next)))
    at = next
  }
  return answers
}

function answerOf(given: string): GiftAnswer {
  const sign = given[0] as '=' | '~'
  const weight = /^\s*%(-?\d*\.?\d+)%/.exec(given.slice(1))
  const rest = given.slice(1 + (weight?.[0].length ?? 0))
  const hash = findSign(rest, '#')
  return {
    sign,
    percent: weight ? Number(weight[1]) : null,
    text: (hash < 0 ? rest : rest.slice(0, hash)).trim(),
    feedback: hash < 0 ? '' : rest.slice(hash + 1).trim(),
  }
}

/** Splits an answer of a matching, 'a -> b'; null for any other. */
export function pairOf(text: string): { left: string; right: string } | null {
  const at = text.indexOf('->')
  return at < 0 ? null : { left: text.slice(0, at).trim(), right: text.slice(at + 2).trim() }
}

/** Reads '3', '3:0.1' and '2.9..3.1'. */
export function giftNumber(text: string) {
  const range = /^(.+?)\.\.(.+)$/.exec(text.trim())
  if (range) {
    const low = numberOf(range[1]!)
    const high = numberOf(range[2]!)
    if (low === null || high === null) return null
    const value = Number(((low + high) / 2).toPrecision(12))
    const amount = Number((Math.abs(high - low) / 2).toPrecision(12))
    return { value, ...(amount > 0 && { tolerance: { kind: 'nominal' as const, amount } }) }
  }
  const [number = '', by] = text.split(':')
  const value = numberOf(number)
  const amount = by === undefined ? 0 : numberOf(by)
  if (value === null || amount === null) return null
  return {
    value,
    ...(amount !== 0 && { tolerance: { kind: 'nominal' as const, amount: Math.abs(amount) } }),
  }
}
