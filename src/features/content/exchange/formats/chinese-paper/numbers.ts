import { answerBeforeNumber, bareNumber, numberPatterns } from './patterns-text.ts'

/** Full width forms as half width ones, character by character, so that places stay the same. */
export const half = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E\u3000\u00A0\u2003\u2002]/g, (sign) => {
    const code = sign.charCodeAt(0)
    return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : ' '
  })

export type NumberStyle = (typeof numberPatterns)[number][0] | 'circled' | 'bare'

export interface NumberMark {
  style: NumberStyle
  n: number
  /** Characters that the number takes. */
  length: number
  /** What stands in brackets before it: （√）1. An empty text for empty brackets. */
  given?: string
}

/** Half width for reading numbers: a full stop in full width ends a number and is no decimal point (7．700). */
export const forNumbers = (text: string): string => half(text.replaceAll('．', '、'))

/** The number with which a line begins, and the brackets for its answer where they stand before it. */
export function numberAt(line: string): NumberMark | null {
  const text = forNumbers(line)
  const before = answerBeforeNumber.exec(text)
  const mark = before && plainNumber(text.slice(before[0].length))
  return before && mark && mark.style !== 'bare'
    ? { ...mark, length: before[0].length + mark.length, given: (before[1] ?? '').trim() }
    : plainNumber(text)
}

function plainNumber(text: string): NumberMark | null {
  for (const [style, pattern] of numberPatterns) {
    const found = pattern.exec(text)
    if (found) return { style, n: Number(found[1]), length: found[0].length }
  }
  const circled = circledNumber(text)
  if (circled)
    return { style: 'circled', n: circled, length: /^.\s*[、.]?\s*/.exec(text)![0].length }
  const bare = bareNumber.exec(text)
  return bare ? { style: 'bare', n: Number(bare[1]), length: bare[0].length } : null
}

/** ① is 1. */
export function circledNumber(text: string): number | null {
  const code = (text.codePointAt(0) ?? 0) - 0x245f
  return code >= 1 && code <= 20 ? code : null
}
