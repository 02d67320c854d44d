import { alternativesOf } from './alternatives.ts'
import { forNumbers, half } from './numbers.ts'
import { otherAnswer } from './patterns-text.ts'

/** The accepted answers of one blank: 提单（或 B/L） gives both; D/P stays whole. */
export function acceptedOf(answer: string): { text: string }[] {
  let rest = answer
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[。；;.]$/, '')
  const found: string[] = []
  for (;;) {
    const other = otherAnswer.exec(rest)
    if (!other) break
    found.push(other[1]!)
    rest = `${rest.slice(0, other.index)} ${rest.slice(other.index + other[0].length)}`.trim()
  }
  const all = [rest, ...found].flatMap(alternativesOf).map((one) => one.trim())
  return [...new Set(all.filter((one) => one !== ''))]
    .slice(0, 50)
    .map((text) => ({ text: text.slice(0, 500) }))
}

const numberMark = /(?:^|(?<=[\s;,。、]))(?:\(\d{1,2}\)|[①-⑳]|\d{1,2}\s*(?:[、)]|\.(?!\d)))\s*/g

/** Cuts the answers of several blanks apart; as many as there are blanks where a separator gives that. */
export function cutAnswers(answer: string, blanks: number): string[] {
  const whole = answer.trim()
  if (blanks <= 1)
    return [
      half(whole).replace(/^\(1\)\s*|^①\s*/, '').length === whole.length
        ? whole
        : whole.replace(/^[（(]1[)）]\s*|^①\s*/, ''),
    ]
  const clean = (parts: readonly string[]) =>
    parts.map((one) => one.trim()).filter((one) => one !== '')
  const numbered = [...forNumbers(whole).matchAll(numberMark)]
  if (numbered.length === blanks) {
    return clean(
      numbered.map((one, n) =>
        whole
          .slice(one.index + one[0].length, numbered[n + 1]?.index)
          .replace(/[\s;；,，、]+$/, ''),
      ),
    )
  }
  for (const separator of [
    /\n/,
    /[;；]/,
    /\s{2,}|\t|\u3000+/,
    /[,，]/,
    /[、]/,
    /\s+/,
    /[,，、;；\s]+/,
  ]) {
    const parts = clean(whole.split(separator))
    if (parts.length === blanks) return parts
  }
  const parts = clean(whole.split(/[;；\n]|\s{2,}/))
  return parts.length > 1 ? parts : clean(whole.split(/[,，、]/))
}
