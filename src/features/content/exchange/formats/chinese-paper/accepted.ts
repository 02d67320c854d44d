import { alternativesOf } from './alternatives.ts'
import { forNumbers, half } from './numbers.ts'
import {
  aboutWriting,
  alsoRight,
  blankMark,
  endsInName,
  firstBlankMark,
} from './answer-words-text.ts'
import { otherAnswer } from './patterns-text.ts'

/** The accepted answers of one blank: 提单（或 B/L） gives both; D/P stays whole. */
export function acceptedOf(answer: string): { text: string }[] {
  let rest = answer
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[。；;.]$/, '')
  const found: string[] = []
  for (;;) {
    const other = otherAnswer.exec(rest) ?? alsoRight.exec(rest)
    if (!other) break
    if (!aboutWriting.test(other[1]!)) found.push(other[1]!)
    rest = `${rest.slice(0, other.index)} ${rest.slice(other.index + other[0].length)}`.trim()
  }
  const all = [rest, ...found].flatMap(alternativesOf).map((one) => one.trim())
  return [...new Set(all.filter((one) => one !== ''))]
    .slice(0, 50)
    .map((text) => ({ text: text.slice(0, 500) }))
}

/** A bracket in an accepted answer that may be a remark; ICC(A) and 第3条(b) are names. */
export function remarkIn(accepted: readonly { text: string }[]): string | undefined {
  return accepted.find(({ text }) =>
    [...half(text).matchAll(/\(([^()]*)\)/g)].some(
      ({ 1: inside, index }) =>
        !(/^[A-Za-z0-9]{1,3}$/.test(inside!) && endsInName.test(half(text).slice(0, index))),
    ),
  )?.text
}

/** Cuts the answers of several blanks apart; as many as there are blanks where a separator gives that. */
export function cutAnswers(answer: string, blanks: number): string[] {
  const whole = answer.trim()
  if (blanks <= 1) return [whole.replace(firstBlankMark, '')]
  const clean = (parts: readonly string[]) =>
    parts.map((one) => one.trim()).filter((one) => one !== '')
  const numbered = [...forNumbers(whole).matchAll(blankMark)]
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
